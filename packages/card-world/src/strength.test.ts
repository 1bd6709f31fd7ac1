import { describe, expect, it } from 'vitest';
import { composeSeries, createMemory } from './generate-world.ts';
import { compileGrammar } from './grammar.ts';
import { readWorld } from './read-world.test-support.ts';
import { numberOf, type Draft } from './world-card.ts';
import { createWorkshop } from './workshop.ts';

/** Rank correlation of two orders: 1 is the same order, 0 unrelated. */
function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const rank = (values: readonly number[]): number[] => {
    const order = values.toSorted((a, b) => a - b);
    return values.map((value) => (order.indexOf(value) + order.lastIndexOf(value)) / 2);
  };
  const xs = rank(pairs.map(([x]) => x));
  const ys = rank(pairs.map(([, y]) => y));
  const mean = (pairs.length - 1) / 2;
  let top = 0;
  let left = 0;
  let right = 0;
  for (const [index, x] of xs.entries()) {
    const y = ys[index] ?? 0;
    top += (x - mean) * (y - mean);
    left += (x - mean) ** 2;
    right += (y - mean) ** 2;
  }
  return top / Math.sqrt(left * right);
}

function drafts(game: string, code: string, type: string): Draft[] {
  const world = readWorld(game);
  const plan = world.series.find((series) => series.code === code);
  if (plan === undefined) throw new Error(`no series ${code}`);
  const shop = createWorkshop(world, compileGrammar(world.rules), 'strength');
  return composeSeries(shop, { ...plan, like: code }, createMemory(1000)).filter(
    (draft) => draft.fields['categorydata'] === type && draft.fields['_written'] === undefined,
  );
}

describe('card strength and cost', () => {
  it.each([
    [
      'gundam',
      'GD01',
      'UNIT',
      'level',
      (draft: Draft) => numberOf(draft, 'apdata') + numberOf(draft, 'hp'),
    ],
    [
      'ua',
      'DRG',
      'Character',
      'needenergydata',
      (draft: Draft) => numberOf(draft, 'bpdata') / 1000,
    ],
    ['opcg', 'OP01', 'Character', 'cost', (draft: Draft) => numberOf(draft, 'power') / 1000],
  ] as const)('in %s %s', (game, code, type, cost, body) => {
    const pairs = drafts(game, code, type).map(
      (draft) => [numberOf(draft, cost), body(draft) + draft.power] as const,
    );
    expect(rankCorrelation(pairs)).toBeGreaterThan(0.75);
  });

  it('a card with more text has a weaker body', () => {
    const units = drafts('gundam', 'GD01', 'UNIT').filter((draft) => draft.fields['level'] === 3);
    const body = (draft: Draft): number => numberOf(draft, 'apdata') + numberOf(draft, 'hp');
    const mean = (list: readonly Draft[]): number =>
      list.reduce((sum, draft) => sum + body(draft), 0) / list.length;
    const [plain, worded] = [true, false].map((isPlain) =>
      units.filter((draft) => (draft.fields['effectdata'] === null) === isPlain),
    );
    expect(mean(plain ?? [])).toBeGreaterThan(mean(worded ?? []));
  });
});
