// Appended to the generated bindings by the build: compiles the page and runs its `main`.
__wbg_init({ module_or_path: "/assets/page.wasm" });
