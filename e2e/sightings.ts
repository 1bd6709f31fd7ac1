import type { Page } from '@playwright/test';

type Wanted = { name: string; selector: string; words: string };

/**
 * Counts how often something with these words is in sight of this page from now on, be it for a
 * moment, and anew after each load. A look at the end alone would miss what came and went.
 */
export async function watchFor(
  page: Page,
  selector: string,
  words = '',
): Promise<() => Promise<number>> {
  const wanted: Wanted = { name: `sightings ${selector} ${words}`, selector, words };
  await page.addInitScript(countSightings, wanted);
  await page.evaluate(countSightings, wanted);
  return () =>
    page.evaluate((name) => (window as unknown as Record<string, number>)[name] ?? -1, wanted.name);
}

function countSightings({ name, selector, words }: Wanted): void {
  const counts = window as unknown as Record<string, number>;
  counts[name] = 0;
  const look = (): void => {
    const isThere = Array.from(document.querySelectorAll(selector)).some(
      (element) => element.checkVisibility() && (element.textContent ?? '').includes(words),
    );
    if (isThere) counts[name] = (counts[name] ?? 0) + 1;
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** Waits until the page has drawn what it knows; a stopped clock does not hold that up. */
export async function letDraw(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
      port2.postMessage('');
      await promise;
    }
  });
}

/** Remembers the scripts that the page asks for from now on. */
export function rememberScripts(page: Page): {
  /** Loads them into a later document: a part that is due then comes at once, or not at all. */
  load: () => Promise<void>;
} {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.+\.js$/.test(pathname) && !pathname.includes('worker')) {
      addresses.add(pathname);
    }
  });
  return {
    load: async () => {
      const list = JSON.stringify([...addresses]);
      await page.evaluate(`Promise.all(${list}.map((address) => import(address))).then(() => {})`);
    },
  };
}
