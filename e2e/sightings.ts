import type { Page } from '@playwright/test';

type Wanted = { name: string; selector: string; words: string };

/**
 * Counts how often this text becomes visible from now on, however briefly; restarts after each
 * load. A check at the end would miss a text that came and went.
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

/** Waits until the page is rendered, also while its clock is stopped. */
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

/** Records the scripts that the page requests from now on. */
export function rememberScripts(page: Page): {
  /** Loads them in a later document, so that lazy parts appear immediately if at all. */
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
