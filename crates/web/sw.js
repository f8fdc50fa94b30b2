// Keeps the page on the device, so that it needs no network from the second visit on. The build
// fills in the three constants below. docs/offline.md says how a new version comes in.
const VERSION = "@version";
const FIRST = ["@first"];
const LATER = ["@later"];

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const FAMILY = "mancala-";
const CACHE = FAMILY + VERSION;
// What every address of the page shows. It is of this version, whatever the server has by now.
const INDEX = "/assets/index.html";

// An asset with this name may be there from an earlier version: the name stands for its content.
/** @param {string[]} addresses */
const fill = async (addresses) => {
  const cache = await caches.open(CACHE);
  /** @param {string} address */
  const add = async (address) => {
    const known = await caches.match(address, { ignoreVary: true });
    return known ? cache.put(address, known) : cache.add(address);
  };
  await Promise.all(addresses.map(add));
};

// A tab that still shows an earlier version may need its assets: they go when it is gone. A later
// version that waits has its own already: then it is not for this one to decide what is old.
const clean = async () => {
  const names = await caches.keys();
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Asked last: whatever comes later is not among the names.
  if (tabs.length > 1 || scope.registration.installing || scope.registration.waiting) return;
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
};

/** @param {Request} request */
const page = async (request) => {
  const cache = await caches.open(CACHE);
  return (await cache.match(INDEX, { ignoreVary: true })) ?? fetch(request);
};

/** @param {Request} request */
const asset = async (request) => {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    // A full disk must not keep anybody from what has just been fetched.
    await cache.put(request, answer.clone()).catch(() => {});
  }
  return answer;
};

// As the server has it: what looks like a file is not the page.
// Nor is a board for other pages, which only the server allows them to show.
/** @param {string} path */
const isPage = (path) => !path.startsWith("/api/") && !/^\/embed\/?$/.test(path) && !path.slice(path.lastIndexOf("/")).includes(".");

scope.addEventListener("install", (event) => event.waitUntil(fill(FIRST)));
scope.addEventListener("activate", (event) => event.waitUntil(clean()));
scope.addEventListener("message", (event) => {
  if (event.data === "begin") scope.skipWaiting();
  if (event.data === "complete") event.waitUntil(clean().then(() => fill(LATER)));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(page(request));
});
