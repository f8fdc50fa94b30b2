//! The part of TOML that game files are written in: sections, and keys with texts, numbers, `true`
//! and `false`, and lists of these. Each entry keeps its line.

/// The largest file that is read.
pub(super) const BYTES_MAX: usize = 64 * 1024;

/// The most entries of a file.
const ENTRIES_MAX: usize = 1_000;

/// One `key = value`, or the head of a section.
#[derive(Clone, Debug)]
pub(super) struct Entry<'a> {
    /// The line, counted from 1.
    pub line: usize,
    pub kind: Kind<'a>,
}

#[derive(Clone, Debug)]
pub(super) enum Kind<'a> {
    /// `[name]`
    Section(&'a str),
    /// `[[name]]`
    Repeated(&'a str),
    /// `key = value`
    Pair(&'a str, Value<'a>),
}

/// A value.
#[derive(Clone, Debug)]
pub(super) enum Value<'a> {
    Text(&'a str),
    Number(u32),
    Flag(bool),
    List(Vec<Value<'a>>),
}

/// The line and form that could not be read.
#[derive(Clone, Debug)]
pub(super) struct Misread {
    pub line: usize,
    pub expected: &'static str,
}

impl<'a> Value<'a> {
    /// The text, if it is one.
    pub(super) fn text(&self) -> Option<&'a str> {
        match self {
            Value::Text(text) => Some(text),
            Value::Number(_) | Value::Flag(_) | Value::List(_) => None,
        }
    }

    /// The value as a definition on one line has it; a list is joined by `separator`.
    pub(super) fn written(&self, separator: &str) -> String {
        match self {
            Value::Text(text) => (*text).to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Flag(on) => if *on { "on" } else { "off" }.to_owned(),
            Value::List(values) => {
                let parts: Vec<_> = values.iter().map(|it| it.written(separator)).collect();
                parts.join(separator)
            }
        }
    }
}

/// Every entry of a file, in order.
pub(super) fn entries(text: &str) -> Result<Vec<Entry<'_>>, Misread> {
    let mut entries = Vec::new();
    let mut rest = text;
    let mut line = 1;
    while !rest.is_empty() {
        let begun = line;
        let (entry, used) = statement(rest, begun)?;
        line += rest[..used].matches('\n').count();
        rest = &rest[used..];
        let Some(kind) = entry else {
            continue;
        };
        if entries.len() == ENTRIES_MAX {
            let expected = "at most 1,000 entries in a file";
            return Err(Misread { line, expected });
        }
        entries.push(Entry { line: begun, kind });
    }
    Ok(entries)
}

/// One line, or several where a list goes on; returns how many bytes it takes.
fn statement(text: &str, line: usize) -> Result<(Option<Kind<'_>>, usize), Misread> {
    let end = text.find('\n').map_or(text.len(), |end| end + 1);
    let bare = text[..end].trim();
    let misread = |expected| Misread { line, expected };
    if bare.is_empty() || bare.starts_with('#') {
        return Ok((None, end));
    }
    if let Some(head) = bare.strip_prefix("[[") {
        let name = head
            .split_once("]]")
            .map(|(name, rest)| (name.trim(), rest));
        return match name {
            Some((name, rest)) if is_end(rest) => Ok((Some(Kind::Repeated(name)), end)),
            _ => Err(misread("a section such as `[[example]]`")),
        };
    }
    if let Some(head) = bare.strip_prefix('[') {
        let name = head.split_once(']').map(|(name, rest)| (name.trim(), rest));
        return match name {
            Some((name, rest)) if is_end(rest) => Ok((Some(Kind::Section(name)), end)),
            _ => Err(misread("a section such as `[rules]`")),
        };
    }
    let form = "`key = value`, `[section]`, or a comment that begins with `#`";
    let equals = text[..end].find('=').ok_or(misread(form))?;
    let key = text[..equals].trim();
    let is_key = |key: &str| {
        !key.is_empty()
            && key
                .bytes()
                .all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it))
    };
    if !is_key(key) {
        return Err(misread(form));
    }
    let mut reader = Reader {
        text,
        at: equals + 1,
    };
    let value = reader.value(0).ok_or(misread(
        "a text in quotes (without backslashes), a number up to 4294967295, `true`, `false`, or a \
         list of these in brackets",
    ))?;
    let rest = &text[reader.at..];
    let end = rest.find('\n').map_or(rest.len(), |end| end + 1);
    if !is_end(&rest[..end]) {
        return Err(misread("the end of the line after the value"));
    }
    Ok((Some(Kind::Pair(key, value)), reader.at + end))
}

/// Whether nothing but white space or a comment is left.
fn is_end(rest: &str) -> bool {
    let rest = rest.trim();
    rest.is_empty() || rest.starts_with('#')
}

/// The text of a value, and how far it is read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches([' ', '\t']).len();
    }

    /// Skips white space, ends of lines and comments, as they may stand in a list.
    fn skip_lines(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            if !self.rest().starts_with('#') {
                return;
            }
            let rest = self.rest();
            self.at += rest.find('\n').unwrap_or(rest.len());
        }
    }

    fn value(&mut self, depth: u8) -> Option<Value<'a>> {
        self.skip_blanks();
        match self.rest().bytes().next()? {
            b'"' => {
                let text = self.rest().get(1..)?;
                let end = text.find(['"', '\n', '\\'])?;
                if !text[end..].starts_with('"') {
                    return None;
                }
                self.at += end + 2;
                Some(Value::Text(&text[..end]))
            }
            b'[' if depth == 0 => self.list(),
            b'0'..=b'9' => {
                let rest = self.rest();
                let end = rest
                    .find(|it: char| !it.is_ascii_digit())
                    .unwrap_or(rest.len());
                self.at += end;
                rest[..end].parse().ok().map(Value::Number)
            }
            _ => {
                let flags = [("true", true), ("false", false)];
                let found = flags
                    .into_iter()
                    .find(|(word, _)| self.rest().starts_with(word));
                let (word, flag) = found?;
                self.at += word.len();
                Some(Value::Flag(flag))
            }
        }
    }

    fn list(&mut self) -> Option<Value<'a>> {
        self.at += 1;
        let mut values = Vec::new();
        loop {
            self.skip_lines();
            if self.rest().starts_with(']') {
                self.at += 1;
                return Some(Value::List(values));
            }
            if values.len() == 64 {
                return None;
            }
            values.push(self.value(1)?);
            self.skip_lines();
            match self.rest().bytes().next()? {
                b',' => self.at += 1,
                b']' => {}
                _ => return None,
            }
        }
    }
}
