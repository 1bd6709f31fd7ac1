import { describe, expect, it } from 'vitest';
import { countBy, demoCards, distance, mainsOf } from './demo-world.test-support.ts';
import { keyOf, type Move, type WorldCard } from './world-card.ts';

type Shape = Record<string, number>;

/** Statistics of real main cards, as reference for a lifelike set of each game. */
const UNIT: Record<string, Shape> = {
  level: { 1: 21, 2: 94, 3: 117, 4: 128, 5: 93, 6: 50, 7: 35, 8: 19, 9: 3 },
  cost: { 1: 54, 2: 221, 3: 127, 4: 70, 5: 52, 6: 18, 7: 14, 8: 4 },
  apdata: { 0: 10, 1: 34, 2: 107, 3: 160, 4: 149, 5: 79, 6: 21 },
  hp: { 1: 45, 2: 112, 3: 150, 4: 163, 5: 54, 6: 33, 7: 3 },
  attributedata: { 'Space|Earth': 779, Earth: 111, Space: 110 },
};
const CHARACTER: Record<'ua' | 'uaen', Record<string, Shape>> = {
  ua: {
    needenergydata: {
      0: 1245,
      1: 808,
      2: 898,
      3: 1157,
      4: 942,
      5: 324,
      6: 81,
      7: 30,
      8: 16,
      9: 20,
    },
    bpdata: {
      500: 72,
      1000: 289,
      1500: 876,
      2000: 943,
      2500: 622,
      3000: 1038,
      3500: 344,
      4000: 1207,
      4500: 29,
      5000: 76,
    },
    generatedenergydata: { 1: 4481, 2: 914, 3: 75 },
  },
  uaen: {
    needenergydata: { 0: 43, 1: 24, 2: 28, 3: 43, 4: 31, 5: 15, 6: 4, 7: 2 },
    bpdata: {
      500: 1,
      1000: 12,
      1500: 30,
      2000: 27,
      2500: 22,
      3000: 38,
      3500: 16,
      4000: 40,
      4500: 1,
      5000: 3,
    },
    generatedenergydata: { 1: 153, 2: 30 },
  },
};
const TRIGGER: Shape = {
  none: 281,
  Draw: 182,
  Active: 174,
  Get: 127,
  Raid: 91,
  Color: 55,
  Special: 54,
  Final: 35,
};
const SAILOR: Record<string, Shape> = {
  cost: { 1: 297, 2: 297, 3: 376, 4: 401, 5: 326, 6: 174, 7: 101, 8: 64, 9: 22, 10: 31 },
  counter: { 1000: 1293, 2000: 342, null: 454 },
};
const CREATURE: Record<string, Shape> = {
  stage: { Basic: 918, 'Stage 1': 586, 'Stage 2': 172 },
  retreat: { 0: 41, 1: 956, 2: 439, 3: 193, 4: 47 },
  cost: { 0: 14, 1: 730, 2: 542, 3: 329, 4: 86 },
  color: {
    Water: 152,
    Colorless: 138,
    Grass: 137,
    Psychic: 122,
    Fighting: 117,
    Darkness: 92,
    Lightning: 83,
    Fire: 82,
    Metal: 57,
    Dragon: 20,
  },
};
const TOLERANCE = 0.15;

function ofType(game: string, type: string): WorldCard[] {
  return mainsOf(demoCards(game)).filter((card) => card.categorydata === type);
}

function shapeOf(cards: readonly WorldCard[], field: string): Shape {
  return countBy(cards, (card) => keyOf(card, field));
}

function share(cards: readonly WorldCard[], test: (card: WorldCard) => boolean): number {
  return cards.filter((card) => test(card)).length / cards.length;
}

describe('measured distributions', () => {
  it.each(Object.entries(UNIT))('Units have the %s of real sets', (field, real) => {
    expect(distance(shapeOf(ofType('gundam', 'UNIT'), field), real)).toBeLessThan(TOLERANCE);
  });

  it('has Units without text, with links and with keywords in the measured shares', () => {
    const units = ofType('gundam', 'UNIT');
    expect(share(units, (card) => card.effectdata === null)).toBeCloseTo(0.21, 1);
    expect(share(units, (card) => card.link !== null)).toBeGreaterThan(0.66);
    expect(share(units, (card) => card.link !== null)).toBeLessThan(0.86);
    expect(share(units, (card) => typeof card['keywords'] === 'string')).toBeGreaterThan(0.25);
    const small = units.filter((card) => card.level === 1);
    expect(small.filter((card) => card.link !== null)).toEqual([]);
  });

  it.each(['ua', 'uaen'] as const)(
    'characters of %s have realistic energy, BP and triggers',
    (game) => {
      for (const [field, real] of Object.entries(CHARACTER[game])) {
        expect(distance(shapeOf(ofType(game, 'Character'), field), real)).toBeLessThan(TOLERANCE);
      }
      const cards = mainsOf(demoCards(game)).filter((card) => card.categorydata !== 'AP');
      const triggers = countBy(cards, (card) => keyOf(card, 'trigger').replace('null', 'none'));
      expect(distance(triggers, TRIGGER)).toBeLessThan(TOLERANCE);
    },
  );

  it.each(Object.entries(SAILOR))('sea characters have the %s of real sets', (field, real) => {
    expect(distance(shapeOf(ofType('opcg', 'Character'), field), real)).toBeLessThan(TOLERANCE);
  });

  it.each(Object.entries(CREATURE))('creatures have the %s of real sets', (field, real) => {
    expect(distance(shapeOf(ofType('pocket', 'Creature'), field), real)).toBeLessThan(TOLERANCE);
  });

  it('more expensive attacks of creatures deal more damage', () => {
    const moves = ofType('pocket', 'Creature').flatMap((card) => card['attacks'] as Move[]);
    const mean = (energy: number): number => {
      const hits = moves.filter((move) => move.cost.length === energy && move.damage !== null);
      return (
        hits.reduce((sum, move) => sum + Number.parseInt(move.damage ?? '0', 10), 0) / hits.length
      );
    };
    expect([mean(2) > mean(1), mean(3) > mean(2), mean(4) > mean(3)]).toEqual([true, true, true]);
  });
});
