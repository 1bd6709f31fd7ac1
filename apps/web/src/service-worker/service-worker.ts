import { CONFIG_CACHE, isShellCache, SHELL_PATH, shellCacheOf } from './cache-names.ts';
import { chooseAnswerer, configPathOf } from './choose-answer.ts';
import { createPictureCache } from './picture-cache.ts';
import { takeAll } from './take-all.ts';
import { precache, scope } from './worker-scope.ts';

/** A slower network counts as offline. */
const CONFIG_TIMEOUT_MS = 3000;

const precached = new Set(precache.files);
const shellCache = shellCacheOf(precache.version);
const pictures = createPictureCache();

scope.addEventListener('install', (event) => event.waitUntil(fillShell()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event: ExtendableMessageEvent) => {
  // The page sends this only after the user agreed to update.
  if (event.data === 'activate') event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isNavigation = request.mode === 'navigate';
  const asked = { method: request.method, url, isNavigation };
  const waitUntil = (work: Promise<unknown>): void => event.waitUntil(work);
  switch (chooseAnswerer(asked, scope.location.origin, precached)) {
    case 'shell':
      return event.respondWith(answerPage(request, url));
    case 'config':
      return event.respondWith(answerConfig(request, waitUntil));
    case 'asset':
      return event.respondWith(answerAsset(request, url));
    case 'picture':
      return event.respondWith(pictures.answer(request, waitUntil));
    case 'network':
  }
});

/** Copies unchanged files from the previous version and fetches the others. */
async function fillShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  const take = async (path: string): Promise<void> => {
    const isImmutable = path.startsWith('/assets/');
    const known = isImmutable ? await caches.match(path) : undefined;
    const response = known ?? (await fetch(path, { cache: isImmutable ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
    await cache.put(path, response);
  };
  await takeAll(precache.files, take, (ms) => new Promise((done) => setTimeout(done, ms)));
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => isShellCache(name) && name !== shellCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Pages of a known game open from the cache. Others need the network, because only the server knows
 * the games.
 */
async function answerPage(request: Request, url: URL): Promise<Response> {
  const [shell, config] = await Promise.all([
    findInShell(SHELL_PATH),
    caches.match(configPathOf(url.pathname)),
  ]);
  if (shell && config) return shell;
  try {
    return await fetch(request);
  } catch (error) {
    if (shell) return shell;
    throw error;
  }
}

/** The newest config, because it has the maintenance state. Offline, the cached one. */
async function answerConfig(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(CONFIG_CACHE);
  const cached = await cache.match(request);
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(request, response.clone()).catch(() => {});
    // A removed game must not open from the cache.
    if (response.status === 404) await cache.delete(request);
    return response;
  });
  if (!cached) return fresh;
  waitUntil(fresh.catch(() => {}));
  const late = new Promise<Response>((done) => setTimeout(() => done(cached), CONFIG_TIMEOUT_MS));
  return Promise.race([fresh.catch(() => cached), late]);
}

async function answerAsset(request: Request, { pathname }: URL): Promise<Response> {
  return (await findInShell(pathname)) ?? fetch(request);
}

async function findInShell(path: string): Promise<Response | undefined> {
  return (await caches.open(shellCache)).match(path);
}
