import type { Page } from '@playwright/test';
import { startCardListSite } from './card-list-site.ts';
import { findLongestTask } from './longest-task.ts';

const CARDS = 10_000;
const COUNTED = 100;

/** The longest task while 100 cards are counted by single taps in the phone layout. */
export async function measureCounting(note: (line: string) => void): Promise<number> {
  const site = await startCardListSite();
  try {
    const page = await site.openPhone(CARDS);
    await page.getByRole('radio', { name: 'Collect' }).check({ force: true });
    await countUp(page, 0, 5);
    const task = await findLongestTask(page, () => countUp(page, 5, COUNTED));
    note(
      `longest task while counting ${task.clockMs.toFixed(1)} ms, ${task.threadMs.toFixed(1)} ms of its own`,
    );
    return task.clockMs;
  } finally {
    await site.close();
  }
}

async function countUp(page: Page, first: number, last: number): Promise<void> {
  for (let index = first; index < last; index += 1) {
    const cell = page
      .getByRole('gridcell')
      .filter({ has: page.locator(`[data-index="${index}"]`) });
    await cell.getByRole('button', { name: /more$/ }).click();
  }
}
