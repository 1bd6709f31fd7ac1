import type { Page } from '@playwright/test';
import type { BeginMeasuring } from './bench.ts';
import { startCardListSite } from './card-list-site.ts';
import { findLongestTask, type LongestTask } from './longest-task.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';

const FEW = 500;
const MANY = 10_000;
const MOST = 50_000;
const ROUNDS = 5;
/** A slow machine runs fewer rounds, to stay within a minute. */
const LEAST_ROUNDS = 2;
const TYPING_MS = 25_000;
const TYPING_ROUNDS = 5;
const KEY_MS = 70;
/** Words, an incomplete term, an option and a range: all effects of typing. */
const TYPED = 'opposing unit color:blue cost>=3';

/** Maximum of each figure. */
const LIMITS = { virtualToPlain: 0.15, tenThousandToFiveHundred: 1.5, longestTaskMs: 50 };

/** The card list in Chromium: how fast its grid appears, and whether typing is ever delayed. */
export async function measureGrid(
  note: (line: string) => void,
  begin: BeginMeasuring,
): Promise<BenchResult> {
  const site = await startCardListSite();
  try {
    const [few, many] = await Promise.all([
      site.openList(FEW, 'free'),
      site.openList(MANY, 'free'),
    ]);
    note(`${FEW} and ${MANY} cards are open`);
    const deadline = begin();
    const times = { few: [] as number[], many: [] as number[], plain: [] as number[] };
    // The first round warms up. The three take turns, so that load affects all.
    for (let round = 0; round <= ROUNDS; round += 1) {
      if (round > LEAST_ROUNDS && Date.now() > deadline - TYPING_MS) break;
      // Each goes first as often as second, because the second one finds warm caches.
      const first = round % 2 === 0 ? few : many;
      const firstMs = await timeGrid(first);
      const secondMs = await timeGrid(first === few ? many : few);
      const [fewMs, manyMs] = first === few ? [firstMs, secondMs] : [secondMs, firstMs];
      const plainMs = await timePlain(many, MANY);
      note(`grid ${fewMs.toFixed(1)} and ${manyMs.toFixed(1)} ms, plain ${plainMs.toFixed(0)} ms`);
      if (round === 0) continue;
      times.few.push(fewMs);
      times.many.push(manyMs);
      times.plain.push(plainMs);
    }
    await few.context().browser()?.close();
    await many.context().browser()?.close();

    const most = await site.openList(MOST, 'paced');
    note(`${MOST} cards are open`);
    const longest: LongestTask[] = [];
    for (let round = 1; round <= TYPING_ROUNDS; round += 1) {
      const task = await findLongestTask(most, () => typeQuery(most));
      longest.push(task);
      note(
        `longest task while typing ${task.clockMs.toFixed(1)} ms, ${task.threadMs.toFixed(1)} ms of its own`,
      );
      await clearQuery(most);
    }
    return toResult(
      {
        virtualToPlain: median(times.many) / median(times.plain),
        tenThousandToFiveHundred: median(times.many) / median(times.few),
        longestTaskMs: median(longest.map(({ clockMs }) => clockMs)),
      },
      median(longest.map(({ threadMs }) => threadMs)),
      note,
    );
  } finally {
    await site.close();
  }
}

/** Returns the time from the click to the first frame of the grid. */
async function timeGrid(page: Page): Promise<number> {
  await page.locator('input[type=radio][value=list]').check({ force: true });
  await page.locator('.card-grid').waitFor({ state: 'detached' });
  // Leftovers of an earlier round (nodes, loading pictures) are not part of this grid's cost.
  await rest(page);
  const time = await page.evaluate(async () => {
    const painted = (): Promise<void> =>
      new Promise((done) => {
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.addEventListener('message', () => done());
          after.port1.start();
          after.port2.postMessage(null);
        });
      });
    await painted();
    const started = performance.now();
    document.querySelector<HTMLElement>('input[type=radio][value=grid]')?.click();
    do await painted();
    while (document.querySelector('.card-grid [data-index="0"] img') === null);
    return performance.now() - started;
  });
  await rest(page);
  return time;
}

async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Lazy pictures far from the screen are not loading.
    return [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    });
  });
  await page.requestGC();
}

/**
 * The same tiles in the fastest way: one HTML text for all, each with its own address, without a
 * framework.
 */
async function timePlain(page: Page, count: number): Promise<number> {
  return page.evaluate(async (tiles) => {
    const cell = document.querySelector('.card-grid [role=gridcell]');
    const grid = document.querySelector('.card-grid');
    if (cell === null || grid === null) throw new Error('there is no grid to copy from');
    const columns = grid.getAttribute('aria-colcount');
    // Pictures outside the document would all load, even lazy ones.
    const html = cell.outerHTML.replace(/ style="[^"]*"/g, '');
    const plain = document.createElement('div');
    plain.style.display = 'grid';
    plain.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
    grid.before(plain);
    const started = performance.now();
    const all = Array.from({ length: tiles }, (_, index) =>
      html.replace(/\/cards\/[^"/]+"/, `/cards/PL-${index}"`),
    );
    plain.innerHTML = all.join('');
    await new Promise<void>((done) => {
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.addEventListener('message', () => done());
        after.port1.start();
        after.port2.postMessage(null);
      });
    });
    const time = performance.now() - started;
    plain.remove();
    return time;
  }, count);
}

async function typeQuery(page: Page): Promise<void> {
  const bar = page.getByRole('combobox', { name: 'Search cards' });
  await bar.focus();
  await bar.pressSequentially(TYPED, { delay: KEY_MS });
  await settle(page);
}

async function clearQuery(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search cards' }).fill('');
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

function toResult(
  figures: typeof LIMITS,
  longestTaskThreadMs: number,
  note: (line: string) => void,
): BenchResult {
  const result: BenchResult = {};
  let ok = true;
  for (const name of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
    result[name] = Number(figures[name].toFixed(3));
    ok &&= figures[name] <= LIMITS[name];
    note(`${name} ${figures[name].toFixed(3)}, at most ${LIMITS[name]} wanted`);
  }
  return { ...result, longestTaskThreadMs: Number(longestTaskThreadMs.toFixed(1)), ok };
}
