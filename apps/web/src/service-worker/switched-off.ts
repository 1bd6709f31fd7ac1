import { isOurCache } from './cache-names.ts';
import { scope } from './worker-scope.ts';

/**
 * Served at the worker's address while it is switched off: replaces it in every browser, deletes
 * its caches and unregisters.
 */
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
  // Reloads pages of the old worker, now from the server.
  const pages = await scope.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
