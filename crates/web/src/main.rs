//! Starts the page. Everything else is in the library, where it can be tested without a browser.

fn main() {
    leptos::mount::mount_to_body(web::App);
}
