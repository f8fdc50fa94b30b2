//! Entry point: starts the page, or in a worker the engine. Everything else is in the libraries,
//! where it can be tested without a browser.
#![forbid(unsafe_code)]

fn main() {
    if !worker::listen() {
        web::start();
    }
}
