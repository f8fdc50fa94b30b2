// Appended to the generated bindings by the build, so that `src/device/browser.rs` finds `device`:
// what browsers offer as promises and events only. Nothing here decides anything.
const NAME = "mancala";
/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

// The open database. Where there is none the promise fails, and so does all that needs it.
/** @type {Promise<IDBDatabase> | undefined} */
let opened;
/** @type {() => Promise<IDBDatabase>} */
const database = () =>
  (opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const found = opening.result;
      const forget = () => (opened = undefined);
      found.onclose = forget;
      // Another tab deletes everything: it must not have to wait for this one.
      found.onversionchange = () => {
        found.close();
        forget();
      };
      resolve(found);
    };
  }));
// A page that is left, but kept by the browser for the way back, must not keep others waiting.
addEventListener("pagehide", () => {
  opened?.then((found) => found.close()).catch(() => {});
  opened = undefined;
});
/** @param {IDBTransactionMode} mode */
const games = async (mode) =>
  (await database()).transaction("games", mode).objectStore("games");
const all = async () => settled((await games("readonly")).getAll());

// Read while the page is still being compiled, but not by its workers. A database that does not answer must not keep
// anybody from playing.
/** @type {Promise<string[]>} */
const late = new Promise((resolve) => setTimeout(resolve, 1500, []));
const kept = "document" in self && Promise.race([all().catch(() => []), late]);

let growing = false;
/** @type {(news: string) => void} */
let tell = () => {};
// No standard has this yet.
/** @typedef {Event & { prompt(): Promise<{ outcome: string }> }} Offer */
/** @type {Offer | undefined} */
let installing;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installing = /** @type {Offer} */ (event);
  tell("install");
});
addEventListener("appinstalled", () => {
  installing = undefined;
  tell("installed");
});

const services = navigator.serviceWorker;
/** @type {ServiceWorkerRegistration | undefined} */
let registered;
/** @param {ServiceWorkerRegistration} registration */
const follow = (registration) => {
  registered = registration;
  // Without a controller it is the first version, and nothing to be told.
  const look = () => services.controller && registration.waiting && tell("update");
  look();
  registration.onupdatefound = () => {
    const worker = registration.installing;
    if (worker) worker.onstatechange = look;
  };
};

const device = {
  early: () => kept,
  games: all,
  /** @type {(id: string, text: string, expected: string) => Promise<string | undefined>} */
  async keep(id, text, expected) {
    const store = await games("readwrite");
    const found = await settled(store.get(id));
    if (found !== undefined && found !== expected && found !== text) return found;
    await settled(store.put(text, id));
  },
  /** @param {string} id */
  remove: async (id) => settled((await games("readwrite")).delete(id)),
  async erase() {
    (await opened?.catch(() => undefined))?.close();
    opened = undefined;
    const names = Object.keys(localStorage).filter((name) => name.startsWith(`${NAME}.`));
    names.forEach((name) => localStorage.removeItem(name));
    await settled(indexedDB.deleteDatabase(NAME)).catch(() => {});
    await registered?.unregister();
    const caches = self.caches ? await self.caches.keys() : [];
    const ours = caches.filter((name) => name.startsWith(`${NAME}-`));
    await Promise.all(ours.map((name) => self.caches.delete(name)));
  },
  // 128 random bits. Unlike the rest of `crypto` they are there on plain http, too.
  key: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
  // A line that is dead without being closed would keep a request for ever.
  /** @type {(method: string, path: string, body: string | undefined, ms: number) => Promise<[number, string]>} */
  async ask(method, path, body, ms) {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method, body, headers, signal: AbortSignal.timeout?.(ms) });
    return [answer.status, await answer.text()];
  },
  /** @type {(path: string, name: string, hear: (what: string, text: string) => void) => WebSocket} */
  socket(path, name, hear) {
    const socket = new WebSocket(location.origin.replace("http", "ws") + path, name);
    socket.onopen = () => hear("opened", "");
    socket.onmessage = (event) => hear("said", event.data);
    socket.onclose = () => hear("closed", "");
    return socket;
  },
  // Nothing is heard of it any more, not even that it is closed.
  /** @param {WebSocket} socket */
  hangUp(socket) {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  },
  // The next screen comes when this one has been taken as a picture, from which it grows, where the browser can.
  // Another press until then begins no other.
  /** @param {() => void} next */
  grow(next) {
    if (growing) return;
    growing = true;
    const go = () => {
      growing = false;
      next();
    };
    document.startViewTransition?.(go).ready.catch(() => {}) ?? go();
  },
  share: async (/** @type {string} */ url) => navigator.share({ url }),
  persist: async () => navigator.storage?.persist?.(),
  /** @param {(news: string) => void} listener */
  hear(listener) {
    tell = listener;
    if (installing) tell("install");
  },
  async serve() {
    follow(await services.register("/sw.js"));
  },
  // What is only needed later is fetched once the page is at rest.
  async complete() {
    (await services.ready).active?.postMessage("complete");
  },
  look: async () => registered?.update(),
  update() {
    const waiting = registered?.waiting;
    if (!waiting) return location.reload();
    services.oncontrollerchange = () => location.reload();
    waiting.postMessage("begin");
  },
  async install() {
    const asking = installing;
    installing = undefined;
    return (await asking?.prompt())?.outcome === "accepted";
  },
};
addEventListener("gamepadconnected", () => import("/assets/gamepad.js"), { once: true });
