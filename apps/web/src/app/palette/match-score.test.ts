import { expect, it } from 'vitest';
import { matchScore, sortByMatch } from './match-score.ts';

it.each([
  ['', 'Home', 1],
  ['deck', 'Deck builder', 4],
  ['deck', 'My decks', 3],
  ['eck', 'My decks', 2],
  ['mdk', 'My decks', 1],
  ['xyz', 'My decks', 0],
  ['uber', 'Über uns', 4],
])('scores %j in %j as %i', (query, text, score) => {
  expect(matchScore(query, text)).toBe(score);
});

it('ranks the best match first and keeps the order of ties', () => {
  const items = ['My decks', 'Deck builder', 'Decks', 'Leaderboard'].map((title) => ({ title }));
  expect(sortByMatch('deck', items).map(({ title }) => title)).toEqual([
    'Deck builder',
    'Decks',
    'My decks',
  ]);
});
