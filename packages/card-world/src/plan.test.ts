import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBy, demoCards, mainsOf } from './demo-world.test-support.ts';
import { generateWorld } from './generate-world.ts';
import { DEMO_NOW } from './workshop.ts';
import { DEMO_GAMES, readWorld } from './read-world.test-support.ts';
import { printingsOf } from './series-plan.ts';
import type { WorldCard } from './world-card.ts';

const TOTALS = {
  gundam: { mains: 243, printings: 405 },
  ua: { mains: 541, printings: 728 },
  uaen: { mains: 224, printings: 305 },
  pocket: { mains: 458, printings: 624 },
  opcg: { mains: 284, printings: 356 },
} as const;

function differences(game: string, cards: readonly WorldCard[]): string[] {
  const world = readWorld(game);
  return world.series.flatMap((plan) => {
    const printings = cards.filter((card) => card.series === plan.code);
    const mains = mainsOf(printings);
    const types = countBy(mains, (card) => card.categorydata ?? 'none');
    const rarities = countBy(
      mains.filter((card) => card.rarity !== null),
      (card) => card.rarity ?? 'none',
    );
    const faults: string[] = [];
    const compare = (what: string, real: unknown, wanted: unknown): void => {
      const [a, b] = [real, wanted].map((value) =>
        JSON.stringify(Object.entries(value as object).toSorted(([x], [y]) => x.localeCompare(y))),
      );
      if (a !== b) faults.push(`${plan.code} ${what}: ${a} instead of ${b}`);
    };
    compare('types', types, plan.types);
    compare('rarities', rarities, plan.rarities);
    compare('printings', { all: printings.length }, { all: printingsOf(plan) });
    return faults;
  });
}

describe.each(DEMO_GAMES)('the plan of %s', (game) => {
  it('GAME-15 matches the generated cards exactly: series, types, rarities, printings', () => {
    const cards = demoCards(game);
    expect({ mains: mainsOf(cards).length, printings: cards.length }).toEqual(TOTALS[game]);
    expect(differences(game, cards)).toEqual([]);
  });

  it('matches under any seed', () => {
    const world = readWorld(game);
    assert(
      property(string({ maxLength: 8 }), (seed) => {
        expect(differences(game, [...generateWorld(world, { seed, now: DEMO_NOW })])).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});

describe('the series', () => {
  it('GAME-15 GAME-16 of the embedded game are the documented ones, with ST05 unreleased', () => {
    const { series } = readWorld('gundam');
    expect(series.map((plan) => plan.code)).toEqual(
      expect.arrayContaining([
        'ST01',
        'ST02',
        'ST03',
        'ST04',
        'ST05',
        'GD01',
        'T',
        'R',
        'EXB',
        'EXR',
        'P',
      ]),
    );
    expect(series.filter((plan) => !plan.released)).toMatchObject([
      { code: 'ST05', date: '2027-01-22' },
    ]);
  });

  it('GAME-18 GAME-27 contain every colour and every rarity with its plus variants', () => {
    const cards = demoCards('gundam');
    const colors = new Set(cards.map((card) => card.color));
    for (const color of ['Yellow', 'Purple', 'Red', 'Blue', 'Green', 'White', null]) {
      expect(colors).toContain(color);
    }
    const rarities = new Set(cards.map((card) => card.rarity));
    for (const rarity of ['C', 'U', 'R', 'LR', 'C+', 'U+', 'R+', 'LR+', 'C++', 'LR++', 'P']) {
      expect(rarities).toContain(rarity);
    }
  });

  it('of the other four games have about two thousand printings', () => {
    const all = DEMO_GAMES.filter((game) => game !== 'gundam').flatMap((game) => demoCards(game));
    expect(all.length).toBeGreaterThan(1900);
    expect(all.length).toBeLessThan(2100);
  });
});
