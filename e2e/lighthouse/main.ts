/** `npm run lighthouse`: measures pages of the built app and compares them with the budgets. */
import { loadavg } from 'node:os';
import { WEB_DIST } from '../stack/build-web.ts';
import { startStack } from '../stack/start-stack.ts';
import { BUDGETS, WANTED_TIMES, type TimeBudgets } from './budgets.ts';
import { drawShownFaces } from './draw-shown-faces.ts';
import { measureBest, paintBudgetOf, type PageMeasures, type Profile } from './measure-page.ts';
import { preparePages, type MeasuredPage } from './pages.ts';
import { fetchedBytes, firstLoadBytes } from './script-bytes.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run lighthouse [-- all]
Measures the built home page on desktop and phone and the card list on a phone, and compares them
with the budgets. "all" adds a card, the builder, a deck and a profile on both, and uses the time
budgets of a quiet machine.`);

const PROFILES: readonly Profile[] = ['desktop', 'phone'];

function report(name: string, value: number, budget: number): void {
  const shown = value < 10 ? value.toFixed(3) : Math.round(value).toLocaleString('en');
  const over = value > budget ? '  OVER' : '';
  const limit = Number.isFinite(budget) ? `  at most ${budget.toLocaleString('en')}` : '';
  console.log(`${name.padEnd(42)} ${shown.padStart(9)}${limit}${over}`);
  if (value > budget) process.exitCode = 1;
}

async function measureOne(
  origin: string,
  page: MeasuredPage,
  profile: Profile,
  times: TimeBudgets,
): Promise<PageMeasures> {
  const measures = await measureBest(`${origin}/v3/gundam/${page.path}`, profile, times);
  const name = `${page.name}, ${profile}`;
  report(`${name}: largest paint (ms)`, measures.largestPaintMs, paintBudgetOf(profile, times));
  report(`${name}: blocking time (ms)`, measures.blockingMs, times.blockingMs);
  report(`${name}: layout shift`, measures.layoutShift, BUDGETS.layoutShift);
  return measures;
}

async function main(): Promise<void> {
  const wantsAll = process.argv.includes('all');
  const stack = await startStack();
  try {
    console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
    report(
      'first-load JavaScript (gzip bytes)',
      await firstLoadBytes(WEB_DIST),
      BUDGETS.firstLoadScriptBytes,
    );
    const homeScripts: string[] = [];
    const known = await preparePages(stack.database.db);
    const pages = known.filter(({ always }) => wantsAll || always.length > 0);
    await drawShownFaces(pages.map(({ path }) => `${stack.origin}/v3/gundam/${path}`));
    for (const page of pages) {
      for (const profile of PROFILES) {
        if (!wantsAll && !page.always.includes(profile)) continue;
        const times = wantsAll ? WANTED_TIMES : page.times;
        const { scripts } = await measureOne(stack.origin, page, profile, times);
        if (page.path === '') homeScripts.push(...scripts);
      }
    }
    report(
      'JavaScript of a first visit (gzip bytes)',
      await fetchedBytes(homeScripts),
      BUDGETS.firstVisitScriptBytes,
    );
  } finally {
    await stack.stop();
  }
}

await main();
