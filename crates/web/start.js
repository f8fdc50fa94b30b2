// Appended to the generated bindings by the build: compiles the page and runs its `main`.
// The texts of the reader's language are fetched meanwhile. The page asks for them in
// `languages.rs`, which decides; a wrong guess here costs time and nothing else.
const settings = () => {
  try { return localStorage.getItem("mancala.settings") ?? ""; } catch { return ""; }
};
const chosen = [
  new URLSearchParams(location.search).get("lang"),
  new URLSearchParams(settings()).get("language"),
  ...navigator.languages,
  "en",
];
const texts = chosen
  .map((language) => language && document.querySelector(`meta[name="words-${CSS.escape(language.slice(0, 2))}"]`))
  .find((found) => found);
const link = document.createElement("link");
Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: texts.content });
document.head.append(link);
__wbg_init({ module_or_path: "/assets/page.wasm" });
