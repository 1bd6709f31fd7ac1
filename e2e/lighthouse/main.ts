/** `npm run lighthouse`: measures the built home page and compares it with the budgets. */
import { WEB_DIST } from '../stack/build-web.ts';
import { startStack } from '../stack/start-stack.ts';
import { BUDGETS } from './budgets.ts';
import { measurePage, type PageMeasures, type Profile } from './measure-page.ts';
import { fetchedBytes, firstLoadBytes } from './script-bytes.ts';
import { answerHelp } from '../../scripts/help/answer-help.ts';

answerHelp(`Usage: npm run lighthouse
Measures the built home page on desktop and phone, and compares it with the budgets.`);

type Line = { name: string; value: number; budget: number };

/** Other work on the machine only ever makes a load slower, so the best of a few loads counts. */
const ATTEMPTS = 3;

async function measureBest(url: string, profile: Profile, budgetMs: number): Promise<PageMeasures> {
  let best = await measurePage(url, profile);
  for (let attempt = 1; attempt < ATTEMPTS && best.largestPaintMs > budgetMs; attempt += 1) {
    const next = await measurePage(url, profile);
    if (next.largestPaintMs < best.largestPaintMs) best = next;
  }
  return best;
}

async function main(): Promise<void> {
  const stack = await startStack();
  try {
    const url = `${stack.origin}/v3/gundam/`;
    const desktop = await measureBest(url, 'desktop', BUDGETS.desktopLargestPaintMs);
    const phone = await measureBest(url, 'phone', BUDGETS.phoneLargestPaintMs);
    const lines: Line[] = [
      {
        name: 'first-load JavaScript (gzip bytes)',
        value: await firstLoadBytes(WEB_DIST),
        budget: BUDGETS.firstLoadScriptBytes,
      },
      {
        name: 'JavaScript of a first visit (gzip bytes)',
        value: await fetchedBytes([...desktop.scripts, ...phone.scripts]),
        budget: BUDGETS.firstVisitScriptBytes,
      },
      {
        name: 'largest paint, desktop (ms)',
        value: desktop.largestPaintMs,
        budget: BUDGETS.desktopLargestPaintMs,
      },
      {
        name: 'largest paint, phone (ms)',
        value: phone.largestPaintMs,
        budget: BUDGETS.phoneLargestPaintMs,
      },
      {
        name: 'layout shift',
        value: Math.max(desktop.layoutShift, phone.layoutShift),
        budget: BUDGETS.cumulativeLayoutShift,
      },
    ];
    for (const { name, value, budget } of lines) {
      const shown = value < 10 ? value.toFixed(3) : Math.round(value).toLocaleString('en');
      console.log(
        `${name.padEnd(42)} ${shown.padStart(9)}  at most ${budget.toLocaleString('en')}`,
      );
      if (value > budget) process.exitCode = 1;
    }
    if (process.exitCode === 1) console.log('over budget');
  } finally {
    await stack.stop();
  }
}

await main();
