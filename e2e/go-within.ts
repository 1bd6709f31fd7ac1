import type { Page } from '@playwright/test';
import { expect } from './current-limits.ts';

/**
 * Opens another page of the same game as a link does, without loading the app again: a load takes
 * more than a second of CPU time. Use `page.goto` if the test is about loading, a new session or
 * stored values that are read at start. Both pages must have different titles.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  // The history entry of an overlay that has just closed is being removed. A navigation in between
  // would be cancelled.
  const countOverlays = (): Promise<number> =>
    page.evaluate(() => (history.state as { overlays?: string[] } | null)?.overlays?.length ?? 0);
  await expect.poll(countOverlays).toBe(0);
  const before = await page.evaluate((to) => {
    const { title } = document;
    const { __TSR_index: place = 0 } = (history.state ?? {}) as { __TSR_index?: number };
    const key = crypto.randomUUID();
    const state = { key, __TSR_key: key, __TSR_index: place + 1 };
    // The router follows `popstate`. Overlays replace `pushState`, which it follows until then.
    History.prototype.pushState.call(history, state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    return title;
  }, address);
  // The title changes when the new page replaces the old one.
  await expect(page).not.toHaveTitle(before);
}
