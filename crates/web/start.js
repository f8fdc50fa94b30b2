// The first script of a page. The program is a library (`page.js`) that starts nothing by itself, so
// nothing can start it twice; a worker has a first script of its own, `worker.js`.
const program = import("/assets/page.js");
/** @param {string} name */
const listed = (name) => {
  /** @type {HTMLMetaElement | null} */
  const meta = document.querySelector(`meta[name="${CSS.escape(name)}"]`);
  return meta?.content;
};

// The texts of the reader's language are fetched meanwhile. The page asks for them in
// `languages.rs`, which decides; a wrong guess here costs time and nothing else.
const settings = () => {
  try { return localStorage.getItem("mancala.settings") ?? ""; } catch { return ""; }
};
// An early board knows nothing of settings.
if (settings()) document.getElementById("early")?.remove();
const chosen = [
  new URLSearchParams(location.search).get("lang"),
  new URLSearchParams(settings()).get("language"),
  ...navigator.languages,
  "en",
];
const texts = chosen
  .map((language) => language && listed(`words-${language.slice(0, 2)}`))
  .find((found) => found);
/** @param {object} what */
const preload = (what) =>
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload" }, what));
preload({ as: "fetch", crossOrigin: "anonymous", href: texts });
// The look of the screen, which would else be asked for once the screen is there.
/** @type {Record<string, string>} */
const looks = { games: "family", learn: "learn", puzzles: "learn", kids: "learn", analysis: "study", online: "meeting" };
const look = looks[location.pathname.split("/")[1] ?? ""];
const href = look && listed(`style-${look}`);
if (href) preload({ as: "style", href });

const { default: begin } = await program;
await begin({ module_or_path: "/assets/page.wasm" });
// Nothing may come through the line beside what the first board needs; the engine comes next, for
// the browser to keep. Not as a link: Firefox holds `prefetch` against the policy's `default-src`.
const engine = listed("engine");
if (engine) fetch(engine, { priority: "low" }).then((answer) => answer.arrayBuffer()).catch(() => {});
