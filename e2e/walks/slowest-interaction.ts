import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** Limit on a quiet machine. Checked only by `QUIET=1 npm run walks`; otherwise reported. */
const MOST_MS = 100;
const isQuiet = process.env['QUIET'] === '1';

type Slowest = { ms: number; what: string };
type Timed = PerformanceEntry & { interactionId: number; target: Element | null };

/**
 * Records the page's slowest interaction until its next frame, with the browser's event timing in
 * steps of 8 ms. Call it before the page is opened.
 */
export async function watchInteractions(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(collectInteractions);
  return async () => {
    const slowest = await page.evaluate(
      () => (window as unknown as { slowestInteraction: Slowest }).slowestInteraction,
    );
    const said = `${Math.round(slowest.ms)} ms, ${slowest.what}`;
    test.info().annotations.push({ type: 'slowest interaction', description: said });
    console.log(`slowest interaction: ${said} (${test.info().title})`);
    if (isQuiet) expect(slowest.ms, slowest.what).toBeLessThanOrEqual(MOST_MS);
  };
}

function collectInteractions(): void {
  const slowest: Slowest = { ms: 0, what: 'none took 16 ms' };
  (window as unknown as { slowestInteraction: Slowest }).slowestInteraction = slowest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timed[]) {
      if (entry.interactionId === 0 || entry.duration <= slowest.ms) continue;
      slowest.ms = entry.duration;
      slowest.what = `${entry.name} on ${entry.target?.className ?? 'something that is gone'}`;
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
