//! Starts the page. Everything else is in the library, where it can be tested without a browser.

fn main() {
    web::start();
}
