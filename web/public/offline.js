// The service worker: whoever opens a page without a line to the server is told so, in words that were fetched before.
// Everything else is fetched as ever; nothing of a game is kept here.
const SHELL = "/offline.html";

addEventListener("install", (event) => event.waitUntil(caches.open("shell").then((cache) => cache.add(new Request(SHELL, { cache: "reload" })))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(SHELL)));
});
