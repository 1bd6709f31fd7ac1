import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './current-limits.ts';

type Recorded = { shownToasts?: string[] };

/** Records the toasts of all pages of this context, because a toast disappears after seconds. */
export async function recordToasts(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownToasts: shown });
    const known = new WeakSet<Element>();
    const look = (): void => {
      for (const toast of document.getElementsByClassName('toast--live')) {
        if (known.has(toast)) continue;
        known.add(toast);
        shown.push(toast.textContent ?? '');
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return context;
}

/**
 * Waits until the page has shown a toast with this text. The toast may be gone already. Each toast
 * counts once.
 */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const take = (wanted: string | RegExp): boolean => {
    const shown = (window as unknown as Recorded).shownToasts ?? [];
    const has = (text: string) =>
      typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
    const place = shown.findIndex(has);
    if (place >= 0) shown.splice(place, 1);
    return place >= 0;
  };
  // A navigating page is checked again.
  const isShown = (): Promise<boolean> => page.evaluate(take, words).catch(() => false);
  await expect.poll(isShown, `the toast ${words}`).toBe(true);
}
