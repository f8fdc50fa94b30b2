// Appended to the generated bindings by the build: compiles the worker and runs its `start`.
// A browser drops messages that find no listener, so those that come earlier are kept for it.
// If it cannot start it says so in plain text.
const early = [];
self.onmessage = (event) => early.push(event);
__wbg_init({ module_or_path: "/assets/worker.wasm" }).then(
  () => early.forEach((event) => self.onmessage(event)),
  (error) => self.postMessage(String(error)),
);
