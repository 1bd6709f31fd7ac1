import { expect, it } from 'vitest';
import { listAffectedTests } from './affected-tests.ts';

const edges = [
  [
    'apps/web/src/pages/decks/deck/deck-page.test.tsx',
    'apps/web/src/pages/decks/deck/deck-page.tsx',
  ],
  ['apps/web/src/pages/decks/deck/deck-page.tsx', 'packages/domain/src/decks/legality.ts'],
  ['packages/domain/src/decks/legality.test.ts', 'packages/domain/src/decks/legality.ts'],
  ['packages/domain/src/cards/filter.test.ts', 'packages/domain/src/cards/filter.ts'],
].map(([from = '', to = '']) => ({ from, to }));
const files = [
  ...edges.flatMap(({ from, to }) => [from, to]),
  'e2e/specs/decks/deck.spec.ts',
  'e2e/specs/cards/card-list.spec.ts',
];

it('lists the tests that reach a changed file, nearest first', () => {
  expect(listAffectedTests(['packages/domain/src/decks/legality.ts'], edges, files)).toEqual({
    tests: [
      'packages/domain/src/decks/legality.test.ts',
      'apps/web/src/pages/decks/deck/deck-page.test.tsx',
    ],
    specs: ['e2e/specs/decks/deck.spec.ts'],
  });
});

it('lists a changed test itself, and nothing for an unreached file', () => {
  const test = 'packages/domain/src/cards/filter.test.ts';
  expect(listAffectedTests([test], edges, files).tests).toEqual([test]);
  expect(listAffectedTests(['docs/cards.md'], edges, files)).toEqual({ tests: [], specs: [] });
});

it('handles circular imports', () => {
  const circle = [
    { from: 'a.test.ts', to: 'b.ts' },
    { from: 'b.ts', to: 'a.test.ts' },
  ];
  expect(listAffectedTests(['b.ts'], circle, []).tests).toEqual(['a.test.ts']);
});
