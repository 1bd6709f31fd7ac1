import { replay } from '@deckframe/domain/tournaments/desk/replay';
import { pairRound } from '@deckframe/domain/tournaments/pairing/pair-round';
import { computeStandings } from '@deckframe/domain/tournaments/tie-breaks/compute-standings';
import type { BeginMeasuring } from './bench.ts';
import { median } from './median.ts';
import { writeLog } from './pairing-log.ts';
import { playScene } from './pairing-scene.ts';
import type { BenchResult } from './run-rounds.ts';

/** Maximum of each figure. */
const LIMITS = {
  pairToBlossom512: 0.05,
  eightToTwoThousand: 6,
  replayToParse: 1.5,
  standingsToPair: 15,
};

const ROUNDS = 13;
const MOST_TURNS = 25;
const LEAST_TURNS = 3;
/** Matchings over all pairs are timed in middle rounds, when many players have met. */
const BARE_FROM = 4;
const BARE_TO = 9;

/** A round of 2,000 players, compared with a matching over all pairs of 512; standings; the log. */
export async function measurePairing(
  note: (line: string) => void,
  begin: BeginMeasuring,
): Promise<BenchResult> {
  const [small, middle, large] = [
    playScene(512, ROUNDS),
    playScene(2000, ROUNDS),
    playScene(8000, ROUNDS),
  ];
  const log = writeLog(2000, ROUNDS);
  const lines = log.map((entry) => JSON.stringify(entry));
  note(`events of 512, 2,000 and 8,000 players were played, a log has ${log.length} entries`);

  const contenders = {
    bare: small.orders
      .slice(BARE_FROM, BARE_TO)
      .map((order) => () => pairRound(order, order.length)),
    pair: middle.orders.map((order) => () => pairRound(order)),
    eight: large.orders.map((order) => () => pairRound(order)),
    standings: [() => computeStandings(middle.standings)],
    parse: [() => lines.map((line): unknown => JSON.parse(line))],
    replay: [() => replay(log)],
  };
  const { turns, least } = race(contenders, begin());
  for (const [name, ms] of Object.entries(least)) note(`${name} ${ms.toFixed(2)} ms`);
  const ratios = {
    pairToBlossom512: least.pair / least.bare,
    eightToTwoThousand: least.eight / least.pair,
    replayToParse: least.replay / least.parse,
    standingsToPair: least.standings / least.pair,
  };
  const result: BenchResult = { turns, ok: turns >= LEAST_TURNS };
  for (const [name, limit] of Object.entries(LIMITS)) {
    const figure = Number(ratios[name as keyof typeof LIMITS].toPrecision(3));
    note(`${name} ${figure}, at most ${limit} wanted`);
    result[name] = figure;
    if (figure > limit) result['ok'] = false;
  }
  return result;
}

/**
 * Runs all in turn until the time is over. Each run counts its minimum (no disturbance), each
 * contender its median run.
 */
function race<Name extends string>(
  contenders: Record<Name, readonly (() => unknown)[]>,
  deadline: number,
): { turns: number; least: Record<Name, number> } {
  const runs = Object.values<readonly (() => unknown)[]>(contenders).flat();
  const times = new Map(runs.map((run) => [run, Infinity]));
  let turns = 0;
  for (; turns < MOST_TURNS && Date.now() < deadline; turns += 1) {
    for (const run of runs) times.set(run, Math.min(times.get(run) ?? Infinity, timeOf(run)));
  }
  const least = Object.entries<readonly (() => unknown)[]>(contenders).map(([name, own]) => [
    name,
    median(own.map((run) => times.get(run) ?? Infinity)),
  ]);
  return { turns, least: Object.fromEntries(least) as Record<Name, number> };
}

function timeOf(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
