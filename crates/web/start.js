// Appended to the generated bindings by the build: compiles the program and runs its `main`.
const early = [];
const begin = () => __wbg_init({ module_or_path: "/assets/page.wasm" });
const fetchEarly = (rel, file) => {
  const link = document.createElement("link");
  Object.assign(link, { rel, as: "fetch", crossOrigin: "anonymous", href: file.content });
  document.head.append(link);
};
// The texts of the reader's language are fetched meanwhile. The page asks for them in
// `languages.rs`, which decides; a wrong guess here costs time and nothing else.
const settings = () => {
  try { return localStorage.getItem("mancala.settings") ?? ""; } catch { return ""; }
};
const fetchTexts = () => {
  const chosen = [
    new URLSearchParams(location.search).get("lang"),
    new URLSearchParams(settings()).get("language"),
    ...navigator.languages,
    "en",
  ];
  const texts = chosen
    .map((language) => language && document.querySelector(`meta[name="words-${CSS.escape(language.slice(0, 2))}"]`))
    .find((found) => found);
  fetchEarly("preload", texts);
};
if ("document" in self) {
  fetchTexts();
  // Nothing may come through the line beside what the first board needs.
  begin().then(() => fetchEarly("prefetch", document.querySelector("meta[name=engine]")));
} else {
  // In a worker, browsers drop messages that find no listener, so those that come before the engine
  // listens are kept for it. If it cannot start it says so in plain text.
  self.onmessage = (event) => early.push(event);
  begin().then(
    () => early.forEach((event) => self.onmessage(event)),
    (error) => self.postMessage(String(error)),
  );
}
