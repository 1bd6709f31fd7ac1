import { isOurCache } from './cache-names.ts';
import { scope } from './worker-scope.ts';

/**
 * Served at the worker's address while the worker is switched off: takes its place in every
 * browser, removes all that it kept and then itself.
 */
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
  // Pages that the old worker opened start again, this time from the server.
  const pages = await scope.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
