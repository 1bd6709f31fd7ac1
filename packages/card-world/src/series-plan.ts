import { apportion } from './draws.ts';
import type { Grammar } from './grammar.ts';
import { createRandom } from './random.ts';
import type { SeriesBrief } from './slots.ts';
import type { SeriesPlan, World } from './world-schema.ts';

const DAY = 86_400_000;
/** A smaller last series could not have its proportions and partners. */
const SMALLEST_SERIES = 60;

export function printingsOf(plan: SeriesPlan): number {
  const sum = (table: Record<string, number>): number =>
    Object.values(table).reduce((all, part) => all + part, 0);
  const reprints = plan.reprints?.reduce((all, reprint) => all + reprint.count, 0) ?? 0;
  return sum(plan.types) + sum(plan.alternates) + reprints;
}

export function demoPrintings(world: World): number {
  return world.series.reduce((sum, plan) => sum + printingsOf(plan), 0);
}

/**
 * Formats a series code: `GD{n}` with 7 gives GD07; `{abc}` counts in letters; `{n}{a}` gives A2,
 * A2a, A3.
 */
export function formatCode(pattern: string, ordinal: number): string {
  const letters = [676, 26, 1].map((place) =>
    String.fromCharCode(65 + (Math.floor(ordinal / place) % 26)),
  );
  return pattern
    .replace('{nn}', String(ordinal).padStart(2, '0'))
    .replace('{n}', String(ordinal))
    .replace('{abc}', letters.join(''));
}

function shrink(plan: SeriesBrief, mains: number, rarityless: number): SeriesBrief {
  const types = apportion(plan.types, mains);
  const rarities = apportion(plan.rarities, mains - rarityless);
  return { ...plan, types, rarities, alternates: {}, reprints: [], unpublished: 0 };
}

function raritylessOf(world: World, types: Record<string, number>): number {
  return Object.entries(types).reduce(
    (sum, [type, count]) => sum + (world.types[type]?.rarityless === true ? count : 0),
    0,
  );
}

/**
 * Returns the demo series, then further series of the same kinds until the number of cards is
 * reached.
 */
export function* planSeries(
  world: World,
  grammar: Grammar,
  seed: string,
  cards: number,
): Generator<SeriesBrief> {
  let left = cards;
  for (const plan of world.series) {
    left -= printingsOf(plan);
    yield { ...plan, like: plan.code };
  }
  if (left < 0) throw new RangeError(`The demo alone has ${demoPrintings(world)} printings.`);
  const known = new Set(world.series.map((plan) => plan.code));
  const newest = Math.max(...world.series.map((plan) => Date.parse(plan.date)));
  const next = new Map<string, number>();
  for (let round = 0; left > 0; round += 1) {
    const step = world.scale.cycle[round % world.scale.cycle.length];
    const model = world.series.find((plan) => plan.code === step?.like);
    if (step === undefined || model === undefined) throw new ReferenceError('No model series.');
    let ordinal = Math.max(step.from, next.get(step.code) ?? 0);
    while (known.has(formatCode(step.code, ordinal))) ordinal += 1;
    next.set(step.code, ordinal + 1);
    const code = formatCode(step.code, ordinal);
    const random = createRandom(`${seed}/series/${code}`);
    const context = { random, fields: { _code: code }, refer: () => null };
    const name = grammar.expand(step.name, context)?.text ?? code;
    const brief: SeriesBrief = {
      ...model,
      like: model.code,
      code,
      name,
      product: step.product.replace('{name}', name).replace('{code}', code),
      date: new Date(newest + (round + 1) * world.scale.everyDays * DAY).toISOString().slice(0, 10),
      released: false,
      revealedDays: undefined,
      number: step.number?.replace('{code}', code),
      numberByType:
        step.numberByType &&
        Object.fromEntries(
          Object.entries(step.numberByType).map(([type, form]) => [
            type,
            form.replace('{code}', code),
          ]),
        ),
      reprints: [],
      unpublished: 0,
    };
    const full = printingsOf(brief);
    if (left >= full + SMALLEST_SERIES || left === full) {
      left -= full;
      yield brief;
    } else {
      const last = shrink(brief, left, 0);
      yield shrink(brief, left, raritylessOf(world, last.types));
      left = 0;
    }
  }
}
