import { describe, expect, it } from 'vitest';
import type { MatchResult } from '../tournaments/match-result.ts';
import { windowOf } from './meta-window.ts';
import { readMeta } from './read-meta.ts';
import { sizeClassOf } from './add-sizes.ts';
import { tallyEvent } from './tally-event.ts';
import { tierOf } from './tiers.ts';

const result = (
  outcome: MatchResult['outcome'],
  end: MatchResult['end'] = 'play',
): MatchResult => ({
  outcome,
  end,
  games: [1, 0, 0],
});
const entry = (player: string, archetype: string, isInCut = false) => ({
  player,
  archetype,
  isInCut,
});
const ENTRIES = [
  entry('1', 'Tide'),
  entry('2', 'Ash', true),
  entry('3', 'Ash'),
  entry('4', 'other'),
];

describe('adding an event', () => {
  it('counts a pair of decks in one cell, in either seat', () => {
    const { cells } = tallyEvent(
      [
        { a: '1', b: '2', result: result('a') },
        { a: '3', b: '1', result: result('a') },
        { a: '2', b: '1', result: result('draw', 'time') },
      ],
      ENTRIES,
    );
    expect(cells).toEqual([{ a: 'Ash', b: 'Tide', wins: 1, losses: 1, draws: 1 }]);
  });

  it('ignores matches that were not played', () => {
    const { cells } = tallyEvent(
      [
        { a: '1', b: null, result: result('a') },
        { a: '1', b: '2', result: result('intentionalDraw') },
        { a: '1', b: '3', result: result('doubleLoss') },
        { a: '1', b: '4', result: result('a', 'noShow') },
        { a: '1', b: '2', result: result('b', 'concession') },
        { a: '1', b: '2', result: null },
        { a: '1', b: '9', result: result('a') },
      ],
      ENTRIES,
    );
    expect(cells).toEqual([]);
  });

  it('excludes mirror matches from the win rate', () => {
    const tally = tallyEvent(
      [
        { a: '2', b: '3', result: result('b') },
        { a: '1', b: '2', result: result('a') },
      ],
      ENTRIES,
    );
    const ash = readMeta(tally).rows.find(({ archetype }) => archetype === 'Ash');
    expect(ash).toMatchObject({ entries: 2, inCut: 1, mirrors: 1, wins: 0, n: 1, tier: null });
    expect(readMeta(tally).matchup('Tide', 'Ash')).toMatchObject({ wins: 1, n: 1 });
  });
});

it('a window begins with the newest set or rule set', () => {
  const config = {
    series: {
      'A-': { name: 'First', released: true, releaseDate: '2026-01-10' },
      'B-': { name: 'Second', released: true, releaseDate: '2026-05-10' },
      'C-': { name: 'Third', released: false, releaseDate: '2026-02-10' },
    },
    ruleSets: [
      { id: 'base', name: 'Base', from: '2026-01-01' },
      { id: 'next', name: 'Next', from: '2026-03-01' },
    ],
  } as unknown as Parameters<typeof windowOf>[0];
  expect(windowOf(config, '2026-02-20')).toMatchObject({ set: 'First', from: '2026-01-10' });
  expect(windowOf(config, '2026-03-01').id).toBe('2026-03-01.next');
  expect(windowOf(config, '2026-06-01').id).toBe('2026-05-10.next');
  expect(windowOf(config, '2025-01-01')).toMatchObject({ set: null, ruleSet: null });
});

it('groups events by size', () => {
  expect([8, 16, 17, 64, 65, 128, 129].map(sizeClassOf)).toEqual([0, 0, 1, 2, 3, 3, 4]);
});

it('a tier needs enough matches and uses the lower bound', () => {
  expect([tierOf(0.6, 39), tierOf(0.6, 40), tierOf(0.49, 500), tierOf(0.39, 500)]).toEqual([
    null,
    'S',
    'A',
    'C',
  ]);
});
