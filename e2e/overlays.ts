import type { Page } from '@playwright/test';

/**
 * Waits until the history has this many overlay entries. An entry is added just after an overlay is
 * drawn, and removed just after it closes; a navigation in between would be cancelled.
 */
export async function waitForOverlays(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      ((history.state as { overlays?: string[] } | null)?.overlays?.length ?? 0) === wanted,
    count,
  );
}
