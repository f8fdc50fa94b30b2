// Appended to the generated bindings by the build: compiles the program and runs its `main`.
// In a worker, a browser drops messages that find no listener, so those that come before the engine
// listens are kept for it. If it cannot start it says so in plain text.
const isWorker = !("document" in self);
const early = [];
if (isWorker) self.onmessage = (event) => early.push(event);
__wbg_init({ module_or_path: "/assets/page.wasm" }).then(
  () => early.forEach((event) => self.onmessage(event)),
  (error) => {
    if (isWorker) self.postMessage(String(error));
    else throw error;
  },
);
