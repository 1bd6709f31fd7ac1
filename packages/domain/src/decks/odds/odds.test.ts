import { describe, expect, it } from 'vitest';
import { SCENE_CONFIG, SCENE_RULES } from '../deck/deck-scene.test-support.ts';
import { createDeck } from '../deck/deck.ts';
import { computeOdds, type Odds, type OddsQuestion, type Wish } from './compute-odds.ts';
import { enumerateChance, type Opening } from './enumerate.test-support.ts';
import { createGameSetup, type GameSetup } from './game-setup.ts';
import { binomial, listDraws } from './hypergeometric.ts';
import { computePlayableOdds } from './playable-odds.ts';

const GUNDAM: GameSetup = {
  cards: [
    { cardno: 'A', quantity: 4 },
    { cardno: 'B', quantity: 46 },
  ],
  handSize: 5,
  drawsPerTurn: 1,
  firstDraws: [1, 1],
  redraw: 'underDeck',
  shields: 6,
};
const ONE_A: Wish = [[{ cards: ['A'], atLeast: 1 }]];

describe('odds', () => {
  it('match figures that players compute by hand', () => {
    const kept = getOdds(GUNDAM, { wish: ONE_A, turns: 3 });
    expect(kept.hand).toBeCloseTo(1 - (46 * 45 * 44 * 43 * 42) / (50 * 49 * 48 * 47 * 46), 12);
    expect(kept.turns[2]?.[0]).toBeCloseTo(1 - binomial(46, 8) / binomial(50, 8), 12);
    expect(kept.shields).toBeCloseTo(0.41, 2);
    const exchanged = getOdds(GUNDAM, { wish: ONE_A, keep: ONE_A, turns: 0 });
    expect(exchanged.hand).toBeCloseTo(0.603, 3);
    const shuffledFirst = getOdds(
      { ...GUNDAM, redraw: 'intoDeck' },
      { wish: ONE_A, keep: ONE_A, turns: 0 },
    );
    expect(shuffledFirst.hand).toBeCloseTo(0.581, 3);
  });

  const small = (cards: Record<string, number>, more: Partial<GameSetup>): GameSetup => ({
    cards: Object.entries(cards).map(([cardno, quantity]) => ({ cardno, quantity })),
    handSize: 2,
    drawsPerTurn: 1,
    firstDraws: [0, 1],
    redraw: 'underDeck',
    shields: 1,
    ...more,
  });
  const combo: Wish = [
    [{ cards: ['A'], atLeast: 1 }],
    [
      { cards: ['B', 'C'], atLeast: 2 },
      { cards: ['C', 'D'], atLeast: 1 },
    ],
  ];
  const twoOfA: Wish = [[{ cards: ['a'], atLeast: 2 }]];

  it.each<[string, GameSetup, Wish, Wish | undefined]>([
    ['no exchange', small({ A: 2, B: 5 }, { redraw: 'none' }), ONE_A, ONE_A],
    ['an exchange under the deck', small({ A: 2, B: 5 }, {}), ONE_A, ONE_A],
    ['an exchange into the deck', small({ A: 2, B: 5 }, { redraw: 'intoDeck' }), ONE_A, ONE_A],
    ['a kept hand', small({ A: 3, B: 4 }, {}), twoOfA, undefined],
    [
      'one thing kept for another',
      small({ A: 3, B: 3, C: 1 }, { shields: 2 }),
      twoOfA,
      [[{ cards: ['C'], atLeast: 1 }]],
    ],
    ['groups that share cards', small({ A: 2, B: 2, C: 1, D: 1, E: 1 }, {}), combo, ONE_A],
    [
      'two draws a turn',
      small({ A: 2, B: 1, C: 2, E: 2 }, { drawsPerTurn: 2, firstDraws: [1, 2] }),
      combo,
      combo,
    ],
    ['a hand of three', small({ A: 2, B: 4 }, { handSize: 3 }), ONE_A, ONE_A],
    ['a deck that ends', small({ A: 1, B: 3 }, { handSize: 3, shields: 2 }), ONE_A, ONE_A],
    [
      'a needed opening card',
      small({ A: 2, B: 4 }, { redraw: 'none', openingNeeds: ['A'] }),
      twoOfA,
      undefined,
    ],
    [
      'another needed card',
      small({ A: 2, B: 1, C: 3 }, { redraw: 'intoDeck', openingNeeds: ['B', 'C'] }),
      ONE_A,
      ONE_A,
    ],
  ])('equal enumeration to 1e-12: %s', (_, setup, wish, keep) => {
    const odds = getOdds(setup, { wish, keep, turns: 3 });
    const keeps = (hand: readonly string[]) => keep === undefined || meets(hand, keep);
    const chance = (seen: (opening: Opening) => readonly string[]) =>
      enumerateChance(setup, keeps, (opening) => meets(seen(opening), wish));
    const byTurn = odds.turns.flatMap((seats, index) =>
      seats.map((odd, seat) => {
        const draws = (setup.firstDraws[seat] ?? 0) + index * setup.drawsPerTurn;
        return [odd, chance(({ hand, deck }) => [...hand, ...deck.slice(0, draws)])] as const;
      }),
    );
    const pairs = [
      [odds.hand, chance(({ hand }) => hand)] as const,
      [odds.shields, chance(({ shields }) => shields)] as const,
      ...byTurn,
    ];
    expect(pairs.filter(([odd, counted]) => !(Math.abs(odd - counted) < 1e-12))).toEqual([]);
  });

  it('equal exact fractions for decks of every size', () => {
    const exact = (size: number, copies: number, drawn: number): number => {
      const scale = 10n ** 18n;
      const missed = (choose(size - copies, drawn) * scale) / choose(size, drawn);
      return 1 - Number(missed) / Number(scale);
    };
    const decks = [
      [20, 2],
      [40, 3],
      [50, 4],
      [60, 12],
      [120, 9],
      [500, 40],
    ] as const;
    const differences = decks.flatMap(([size, copies]) => {
      const cards = [
        { cardno: 'A', quantity: copies },
        { cardno: 'B', quantity: size - copies },
      ];
      const { hand, turns } = getOdds({ ...GUNDAM, cards }, { wish: ONE_A, turns: 6 });
      return [hand, ...turns.map(([odd]) => odd)].map((odd, turn) =>
        Math.abs(odd - exact(size, copies, 5 + turn)),
      );
    });
    expect(Math.max(...differences)).toBeLessThan(1e-12);
  });

  it('grow with each turn and stay between 0 and 1', () => {
    const { hand, turns } = getOdds(GUNDAM, { wish: ONE_A, keep: ONE_A, turns: 45 });
    const all = [hand, ...turns.map(([odd]) => odd)];
    expect(all.every((odd, turn) => odd >= (all[turn - 1] ?? 0) - 1e-12 && odd <= 1 + 1e-12)).toBe(
      true,
    );
  });

  it('are undefined for an empty deck or a question with too many groups', () => {
    expect(computeOdds({ ...GUNDAM, cards: [] }, { wish: ONE_A, turns: 1 })).toBeUndefined();
    const huge = { ...GUNDAM, cards: [{ cardno: 'A', quantity: 501 }] };
    expect(computeOdds(huge, { wish: ONE_A, turns: 1 })).toBeUndefined();
    const letters = Array.from('ABCDEFGHIJKLM', (cardno) => ({ cardno, quantity: 4 }));
    const wide = letters.map(({ cardno }) => [{ cards: [cardno], atLeast: 1 }]);
    expect(computeOdds({ ...GUNDAM, cards: letters }, { wish: wide, turns: 8 })).toBeUndefined();
  });

  it('for a usual deck of seven kinds match drawing one card at a time', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const cards = [
      ...names.map((cardno) => ({ cardno, quantity: 4 })),
      { cardno: 'Z', quantity: 26 },
    ];
    // A and B. The other groups are distinguished but not needed.
    const wish: Wish = [
      [{ cards: ['A'], atLeast: 1 }],
      [{ cards: ['B'], atLeast: 1 }],
      ['C', 'D', 'E', 'F'].map((cardno) => ({ cards: [cardno], atLeast: 0 })),
    ];
    const { turns } = getOdds({ ...GUNDAM, cards }, { wish, turns: 5 });
    // Both cards of a pair among ten, by inclusion and exclusion.
    const without = (copies: number) => binomial(50 - copies, 10) / binomial(50, 10);
    expect(turns[4]?.[0]).toBeCloseTo(1 - 2 * without(4) + without(8), 12);
  });
});

it('the probabilities of all draws sum to one', () => {
  for (const [pile, size] of [
    [[4, 46], 5],
    [[10, 20, 30, 200], 6],
    [[1, 1, 1], 5],
    [[3], 0],
  ] as const) {
    const draws = listDraws(pile, size);
    expectClose(
      draws.reduce((all, draw) => all + draw.chance, 0),
      1,
    );
  }
  expect([binomial(50, 5), binomial(5, 6), binomial(60, 30)]).toEqual([
    2118760, 0, 118264581564861424,
  ]);
});

it('DECK-41 computes the configured chances of a playable card from hand and draws', () => {
  const deck = createDeck({
    decklist_content: [
      { cardno: 'L-001', quantity: 1 },
      { cardno: 'S-001', quantity: 4 },
      { cardno: 'S-002', quantity: 4 },
      { cardno: 'S-003', quantity: 12 },
    ],
  });
  const setup = createGameSetup(SCENE_RULES, deck);
  expect(setup).toMatchObject({ handSize: 5, drawsPerTurn: 1, redraw: 'underDeck', shields: 3 });
  const [first, second] = computePlayableOdds(SCENE_RULES, setup);
  expect(first).toMatchObject({ id: 'turn1-playable', turn: 1, playable: 4 });
  expect(first?.seen).toEqual([5, 6]);
  expectClose(first?.chances[0] ?? 0, 1 - binomial(16, 5) / binomial(20, 5));
  expect(second).toMatchObject({ id: 'turn2-playable', turn: 2, playable: 8 });
  expectClose(second?.chances[0] ?? 0, 1 - binomial(12, 6) / binomial(20, 6));
  expectClose(second?.chances[1] ?? 0, 1 - binomial(12, 7) / binomial(20, 7));
  const ask: OddsQuestion = { wish: [[{ cards: ['S-001'], atLeast: 1 }]], turns: 1 };
  expect(getOdds(setup, ask).turns[0]?.map((odd) => odd.toFixed(12))).toEqual(
    first?.chances.map((odd) => odd.toFixed(12)),
  );
});

it('a set-up follows the config: life points, mulligan and required basic card', () => {
  const config = {
    ...SCENE_CONFIG,
    lifeFromDeck: false,
    mulliganType: undefined,
    openingHandHasBasic: true,
  };
  const deck = createDeck({
    decklist_content: ['S-001', 'S-006'].map((cardno) => ({ cardno, quantity: 2 })),
  });
  expect(createGameSetup({ ...SCENE_RULES, config }, deck)).toMatchObject({
    redraw: 'intoDeck',
    shields: 0,
    openingNeeds: ['S-001'],
  });
  const plain = { ...config, hasMulligan: false, totalLifePoints: 6, lifeFromDeck: true };
  expect(createGameSetup({ ...SCENE_RULES, config: plain }, deck)).toMatchObject({
    redraw: 'none',
    shields: 6,
  });
});

/** Computes n choose k with BigInt. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= k; step += 1) ways = (ways * BigInt(n - k + step)) / BigInt(step);
  return ways;
}

function getOdds(setup: GameSetup, question: OddsQuestion): Odds {
  const odds = computeOdds(setup, question);
  if (!odds) throw new Error('no odds');
  return odds;
}

function meets(cards: readonly string[], wish: Wish): boolean {
  return wish.every((anyOf) =>
    anyOf.some(
      (need) =>
        cards.filter((card) => need.cards.some((name) => name.toLowerCase() === card.toLowerCase()))
          .length >= need.atLeast,
    ),
  );
}

function expectClose(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThan(1e-12);
}
