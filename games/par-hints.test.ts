import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  findMissingColumns,
  findParHints,
  listPeers,
} from '@deckframe/domain/creators/series/par-hints';
import type { GameConfig } from '@deckframe/domain/game-config';

const file = new URL('gundam/game-config.json', import.meta.url);
const config = JSON.parse(readFileSync(file, 'utf8')) as GameConfig;

const unit = (apdata: number, cost = 2) => ({
  name: 'Farrier',
  categorydata: 'UNIT',
  color: 'Red',
  level: 3,
  cost,
  apdata,
  hp: 3,
});
const OFFICIALS = [
  ...[1, 2, 3, 4, 5].map((ap) => unit(ap)),
  ...[7, 8, 9].map((ap) => unit(ap, 6)),
  { name: 'Order', categorydata: 'COMMAND', cost: 2 },
];
const hintsOf = (draft: object) =>
  findParHints(config, { ...draft }, listPeers(config, { ...draft }, OFFICIALS));

it('compares a number with official cards of the same type and cost', () => {
  expect(hintsOf({ categorydata: 'UNIT', cost: 2, apdata: 6 })).toEqual([
    { column: 'apdata', own: 6, median: 3, low: 2, high: 4, verdict: 'above' },
  ]);
  expect(hintsOf({ categorydata: 'UNIT', cost: 2, apdata: 4, level: 9 })).toMatchObject([
    { column: 'apdata', verdict: 'near' },
  ]);
  expect(hintsOf({ categorydata: 'UNIT', cost: 2, apdata: 0 })).toMatchObject([
    { verdict: 'below' },
  ]);
});

it('gives no hint with fewer than five cards or for text columns', () => {
  expect(hintsOf({ categorydata: 'UNIT', cost: 6, apdata: 1 })).toEqual([]);
  expect(hintsOf({ categorydata: 'COMMAND', cost: 2, apdata: 1 })).toEqual([]);
  expect(hintsOf({ categorydata: 'UNIT', cost: 2, apdata: 'many' })).toEqual([]);
});

it('compares with all cards of the type when a card has no cost', () => {
  expect(hintsOf({ categorydata: 'UNIT', apdata: 4 })).toMatchObject([{ median: 4.5 }]);
});

it('reports a missing column that nearly all cards of the type fill', () => {
  const draft = { name: 'Courier', categorydata: 'UNIT', cost: 2, apdata: 2, hp: '' };
  const peers = listPeers(config, draft, OFFICIALS);
  expect(findMissingColumns(config, draft, peers)).toEqual(['color', 'level', 'hp']);
  expect(findMissingColumns(config, draft, [])).toEqual([]);
});
