import type { Page } from '@playwright/test';

/**
 * Waits until so many open windows stand in the history. The entry of a window comes a moment after it
 * is drawn and leaves a moment after it is gone; a step or a page asked for in between is given up.
 */
export async function waitForOverlays(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      ((history.state as { overlays?: string[] } | null)?.overlays?.length ?? 0) === wanted,
    count,
  );
}
