import type { Page } from '@playwright/test';
import type { BeginMeasuring } from './bench.ts';
import { startCardListSite } from './card-list-site.ts';
import { findLongestTask, type LongestTask } from './longest-task.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';

const FEW = 500;
const MANY = 50_000;
const ROUNDS = 4;
const FRAMES = 40;
/** Not a multiple of the row height and more than one row, so that every frame draws new rows. */
const STEP_PX = 130;
const TYPING_ROUNDS = 3;
const TYPING_MS = 20_000;
const KEY_MS = 70;
const TYPED = 'cost>=3 color:blue';

const LIMITS = { fiftyThousandToFiveHundred: 1.5, longestTaskMs: 50 };

/** The card table in Chromium: the cost of a scrolled frame, and whether typing is ever delayed. */
export async function measureAdminGrid(
  note: (line: string) => void,
  begin: BeginMeasuring,
): Promise<BenchResult> {
  const site = await startCardListSite();
  try {
    const few = await site.openSheet(FEW, 'free');
    const many = await site.openSheet(MANY, 'free');
    note(`${FEW} and ${MANY} cards are open`);
    const deadline = begin();
    const times = { few: [] as number[], many: [] as number[] };
    // The first round warms up. Each contender goes first as often as second.
    for (let round = 0; round <= ROUNDS; round += 1) {
      if (round > 1 && Date.now() > deadline - TYPING_MS) break;
      const order = round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const);
      for (const name of order) {
        const ms = await timeScrolling(name === 'few' ? few : many);
        if (round > 0) times[name].push(ms);
        note(`${name}: ${ms.toFixed(2)} ms a frame`);
      }
    }
    await few.context().browser()?.close();
    await many.context().browser()?.close();
    const typed = await site.openSheet(MANY, 'paced');
    const longest: LongestTask[] = [];
    for (let round = 1; round <= TYPING_ROUNDS; round += 1) {
      longest.push(await findLongestTask(typed, () => typeCells(typed)));
      const task = longest.at(-1);
      note(
        `longest task while typing ${task?.clockMs.toFixed(1)} ms, ${task?.threadMs.toFixed(1)} ms of its own`,
      );
    }
    const ratio = median(times.many) / median(times.few);
    const clockMs = median(longest.map((task) => task.clockMs));
    note(`fiftyThousandToFiveHundred ${ratio.toFixed(3)}, at most 1.5 wanted`);
    note(`longestTaskMs ${clockMs.toFixed(1)}, at most 50 wanted`);
    return {
      fiftyThousandToFiveHundred: Number(ratio.toFixed(3)),
      longestTaskMs: Number(clockMs.toFixed(1)),
      longestTaskThreadMs: Number(median(longest.map((task) => task.threadMs)).toFixed(1)),
      ok: ratio <= LIMITS.fiftyThousandToFiveHundred && clockMs <= LIMITS.longestTaskMs,
    };
  } finally {
    await site.close();
  }
}

/** Returns the median time from a scroll step to its frame, in the middle of the list. */
async function timeScrolling(page: Page): Promise<number> {
  await page.requestGC();
  const frames = await page.evaluate(
    async ({ count, step }) => {
      const grid = document.querySelector('.ge');
      if (grid === null) throw new Error('there is no grid');
      const painted = (): Promise<void> =>
        new Promise((done) => {
          requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.addEventListener('message', () => done());
            after.port1.start();
            after.port2.postMessage(null);
          });
        });
      grid.scrollTop = 2000;
      await painted();
      await painted();
      const taken: number[] = [];
      for (let frame = 0; frame < count; frame += 1) {
        const started = performance.now();
        grid.scrollTop += step;
        await painted();
        await painted();
        taken.push(performance.now() - started);
      }
      return taken;
    },
    { count: FRAMES, step: STEP_PX },
  );
  return median(frames);
}

/** Types a word into three cells, and a query while the table is open. */
async function typeCells(page: Page): Promise<void> {
  await page.locator('.ge [data-active]').focus();
  for (let cell = 0; cell < 3; cell += 1) {
    await page.keyboard.type('Harbor bell', { delay: KEY_MS });
    await page.keyboard.press('Enter');
  }
  const bar = page.getByRole('combobox', { name: 'Search cards' });
  await bar.focus();
  await bar.pressSequentially(TYPED, { delay: KEY_MS });
  await page.waitForFunction(() => document.querySelector('.ge[aria-busy="true"]') === null);
  await bar.fill('');
}
