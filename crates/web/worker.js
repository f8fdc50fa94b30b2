// The first script of a worker. It is not `page.js` itself, which `parts.js` imports again: WebKit
// does not find a worker's first script among its modules then, and evaluates it a second time.
import begin from "/assets/page.js";

// Browsers drop messages that find no listener, so those that come before the engine listens are
// kept for it. If it cannot start it says so in plain text.
/** @type {MessageEvent[]} */
const early = [];
self.onmessage = (event) => early.push(event);
begin({ module_or_path: "/assets/page.wasm" }).then(
  () => early.forEach((event) => self.onmessage?.(event)),
  (error) => self.postMessage(String(error)),
);
