//! The texts as people see them, and the catalogues as their authors keep them.

mod sentences;
