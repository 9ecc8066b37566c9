// The service worker: keeps all files of a version, answers from the network first and from the kept copy when there is none.
// Hashed files never change, so they come from the kept copy at once.
const version = 'VERSION';
const files = ['FILES'];
const prefix = 'portolan:';
const current = `${prefix}${version}`;
const patience = 2500;

const fetchAll = async () => {
  const cache = await caches.open(current);
  await cache.addAll(files.map((file) => new Request(new URL(file, self.registration.scope), { cache: 'no-cache' })));
};

const forgetOlder = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith(prefix) && one !== current).map((one) => caches.delete(one)));
  await self.clients.claim();
};

const kept = async (request) => (await caches.open(current)).match(request, { ignoreSearch: true });

const fromNetwork = async (request) => {
  const response = await fetch(request);
  if (response.ok && response.type === 'basic' && !response.redirected) {
    const cache = await caches.open(current);
    await cache.put(request, response.clone());
  }
  return response;
};

const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const networkFirst = async (request) => {
  const network = fromNetwork(request);
  const copy = await kept(request);
  if (!copy) return network;
  return Promise.race([network.catch(() => copy), after(patience).then(() => copy)]);
};

const keptFirst = async (request) => (await kept(request)) ?? fromNetwork(request);

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (!url.href.startsWith(self.registration.scope)) return;
  event.respondWith(url.pathname.includes('/_astro/') ? keptFirst(request) : networkFirst(request));
});
