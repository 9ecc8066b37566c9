// The service worker. Pages come from the network first, and from the kept copy when there is none; files whose name
// holds their hash come from the kept copy at once. What the network gave is served even where it cannot be kept.
// The site is kept in groups, in the order in which a reader needs them; each counts alone.
/* global site -- what is kept: a list of [path, revision] for each group; written in front by the build */
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';

const cacheName = 'portolan';
const scope = self.registration.scope;
const atOnce = 6;

/** Each address with the revision that this version of the site has of it; hashed files need none. */
const keyOfEntry = ([path, revision]) => `${scope}${path}${revision ? `?revision=${revision}` : ''}`;
const keys = new Map(
  Object.values(site).flatMap((group) => group.map((entry) => [`${scope}${entry[0]}`, keyOfEntry(entry)])),
);
const withoutSearch = (address) => address.replace(/[?#].*$/, '');
const keyOf = (address) => keys.get(withoutSearch(address)) ?? withoutSearch(address);

const plugins = [
  {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
    cacheWillUpdate: async ({ response }) =>
      response.ok && response.type === 'basic' && !response.redirected ? response : null,
  },
];
const keptFirst = new CacheFirst({ cacheName, plugins });
const networkFirst = new NetworkFirst({ cacheName, plugins, networkTimeoutSeconds: 2.5 });

const isHashed = (address) => address.includes('/_astro/');
/** What tells which version of the site is the newest is never kept. */
const isOurs = ({ url }) => url.href.startsWith(scope) && !/\/(build\.txt|sw\.js)$/.test(url.pathname);
registerRoute((asked) => isOurs(asked) && isHashed(asked.url.pathname), keptFirst);
registerRoute(isOurs, networkFirst);

/** Where there is neither a network nor a kept copy, a page of ours says so, under the address that was asked for. */
setCatchHandler(async ({ request }) => {
  const said = request.mode === 'navigate' && (await caches.match(keyOf(`${scope}offline/`)));
  if (!said) return Response.error();
  return new Response(said.body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
});

/** Fetches what is not kept yet; false when something of it could not be had or kept. */
const keep = async (event, addresses) => {
  const cache = await caches.open(cacheName);
  const has = new Set((await cache.keys()).map(({ url }) => url));
  const missing = addresses.filter((address) => !has.has(keyOf(address)));
  let whole = true;
  const one = async (address) => {
    const request = new Request(address, isHashed(address) ? {} : { cache: 'no-cache' });
    try {
      const [response, kept] = keptFirst.handleAll({ event, request });
      whole = (await response).ok && whole;
      await kept;
    } catch {
      whole = false;
    }
  };
  const next = missing.values();
  const run = async () => {
    for (const address of next) await one(address);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return whole;
};

/** Forgets the files of older versions, once this one is kept. Pages outside the groups stay as they were visited. */
const forgetOlder = async () => {
  const cache = await caches.open(cacheName);
  const wanted = new Set(keys.values());
  for (const request of await cache.keys()) {
    const older = keys.has(withoutSearch(request.url)) || isHashed(request.url);
    if (older && !wanted.has(request.url)) await cache.delete(request);
  }
};

const addressesOf = (group) => (site[group] ?? []).map(([path]) => `${scope}${path}`);

/** Keeps the page at hand and the shell, then its game, then the rest, and says how far it is. */
const keepAll = async (event, { page, game, all }) => {
  const tell = (kept) => event.source?.postMessage({ kept });
  const first = await keep(event, [...page.map(withoutSearch), ...addressesOf('shell')]);
  if (first) tell('page');
  if (site[game] && (await keep(event, [...addressesOf('common'), ...addressesOf(game)])) && first) tell('game');
  if (!all) return;
  let whole = first;
  for (const group of Object.keys(site)) whole = (await keep(event, addressesOf(group))) && whole;
  if (!whole) return;
  tell('all');
  await forgetOlder();
};

/** One keeper at a time, however many pages ask. */
let keeping = Promise.resolve();

self.addEventListener('message', (event) => {
  keeping = keeping.then(() => keepAll(event, event.data)).catch(() => undefined);
  event.waitUntil(keeping);
});
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  // Versions before this one kept the site in a cache for each version.
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('portolan:')).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});
