import type { PreparedBench } from './bench.ts';
import { median } from './median.ts';

export type BenchResult = Record<string, number | boolean>;

/** Fewer rounds prove nothing, so they are an error. */
const MIN_ROUNDS = 3;

/**
 * Measures the contenders in turn until the time is over. A ratio is the median of the ratios of
 * each round, because load affects all measurements of a round.
 */
export async function runRounds(
  bench: PreparedBench,
  deadline: number,
  note: (line: string) => void,
): Promise<BenchResult> {
  const rates = new Map(bench.contenders.map(({ name }) => [name, [] as number[]]));
  const roundMs = bench.measureMs * bench.contenders.length;

  for (let round = 1; Date.now() + roundMs <= deadline; round += 1) {
    // Every other round is reversed, so that no contender always follows the same one.
    const order = round % 2 === 0 ? bench.contenders.toReversed() : bench.contenders;
    const shown: string[] = [];
    for (const contender of order) {
      const rate = await contender.measure();
      rates.get(contender.name)?.push(rate);
      shown.push(`${contender.name} ${Math.round(rate)}/s`);
    }
    note(`round ${round}: ${shown.join(', ')}`);
  }
  return toResult(bench, rates);
}

function toResult(bench: PreparedBench, rates: Map<string, number[]>): BenchResult {
  const rounds = Math.min(...[...rates.values()].map((list) => list.length));
  if (rounds < MIN_ROUNDS)
    throw new Error(`only ${rounds} rounds fitted, ${MIN_ROUNDS} are needed`);

  const result: BenchResult = {};
  let ok = true;
  for (const ratio of bench.ratios) {
    const of = rates.get(ratio.of) ?? [];
    const to = rates.get(ratio.to) ?? [];
    const value = median(of.map((rate, index) => rate / (to[index] ?? Number.NaN)));
    result[ratio.name] = Number(value.toFixed(3));
    ok &&= value >= ratio.target;
  }
  for (const [name, list] of rates) result[`${name}PerSecond`] = Math.round(median(list));
  return { ...result, rounds, ok };
}
