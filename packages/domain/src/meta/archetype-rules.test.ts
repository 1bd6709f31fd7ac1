import { expect, it } from 'vitest';
import { type ArchetypeRule, isRuleName, labelList } from './archetype-rules.ts';

const rule = (name: string, more: Partial<ArchetypeRule>): ArchetypeRule => ({
  name,
  from: null,
  until: null,
  all: [],
  any: [],
  none: [],
  ...more,
});
const told = (cards: Record<string, number>, said: string | null = null, day = '2026-06-01') => ({
  copies: (cardno: string) => cards[cardno] ?? 0,
  day,
  said,
});

const RULES = [
  rule('Tide', { all: [{ cardno: 'A', least: 3 }], none: ['X'] }),
  rule('Ash', {
    all: [{ cardno: 'A', least: 1 }],
    any: [
      { cardno: 'B', least: 2 },
      { cardno: 'C', least: 1 },
    ],
  }),
  rule('Fern', { all: [{ cardno: 'F', least: 1 }], from: '2026-07-01', until: '2026-07-31' }),
];

it.each([
  ['the first matching rule decides', { A: 3, B: 4 }, null, 'Tide'],
  ['a forbidden card prevents a match', { A: 3, X: 1 }, null, null],
  ['one of several alternative cards is enough', { A: 1, C: 1 }, null, 'Ash'],
  ['too few copies match no rule', { A: 1, B: 1 }, null, null],
  [
    'the archetype stated by the player is ignored if its rule does not match',
    { A: 1 },
    'Tide',
    null,
  ],
  ['a stated archetype without a rule is used', { A: 1 }, 'Glass', 'Glass'],
])('the archetype of a list: %s', (_, cards, said, label) => {
  expect(labelList(RULES, told(cards as Record<string, number>, said))).toBe(label);
});

it('a rule applies from its first to its last day', () => {
  const on = (day: string) => labelList(RULES, told({ F: 1 }, null, day));
  expect(['2026-06-30', '2026-07-01', '2026-07-31', '2026-08-01'].map(on)).toEqual([
    null,
    'Fern',
    'Fern',
    null,
  ]);
});

it('no archetype may be named "other"', () => {
  expect(['Tide', ' ', 'Other', 'Ash, Tide'].map(isRuleName)).toEqual([true, false, false, false]);
});
