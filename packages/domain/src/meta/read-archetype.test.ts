import { expect, it } from 'vitest';
import { cardEffect } from './card-effect.ts';
import { countMissing, findTypical, findVariants } from './list-variants.ts';
import { type PlayedList, readCardUses } from './read-archetype.ts';

const list = (id: string, player: string, cards: Record<string, number>, wins = 2): PlayedList => ({
  id,
  player,
  wins,
  losses: 1,
  cards: new Map(Object.entries(cards)),
});

const LISTS = [
  list('1', 'a', { core: 4, flex: 4, one: 2 }),
  list('2', 'b', { core: 4, flex: 4, one: 2 }),
  list('3', 'c', { core: 4, tech: 4, two: 2 }, 0),
];

it('counts lists, copies, and wins with and without a card', () => {
  const [core, flex] = readCardUses(LISTS);
  expect(core).toMatchObject({ cardno: 'core', lists: 3, copies: [0, 0, 0, 0, 3], effect: null });
  expect(flex).toMatchObject({ lists: 2, withIt: { wins: 4, n: 6 }, without: { wins: 0, n: 1 } });
});

it('finds the typical list, the distance of other lists, and variants', () => {
  expect(findTypical(LISTS)?.id).toBe('1');
  expect(countMissing(LISTS[2]?.cards ?? new Map(), LISTS[0]?.cards ?? new Map())).toBe(6);
  const [first, second] = findVariants(LISTS);
  expect(first?.lists.map(({ id }) => id)).toEqual(['1', '2']);
  expect(second?.lists.map(({ id }) => id)).toEqual(['3']);
  expect(second?.telling).toEqual(['tech', 'two']);
});

it('the effect of a card counts won and lost matches', () => {
  const lists = Array.from({ length: 20 }, (_, index) => ({
    id: `list-${index}`,
    player: `player-${index >> 1}`,
    ...(index % 2 === 0 ? { wins: 4, losses: 1 } : { wins: 1, losses: 4 }),
    cards: new Map([[index % 2 === 0 ? 'A-1' : 'B-1', 2]]),
  }));
  const use = readCardUses(lists).find(({ cardno }) => cardno === 'A-1');
  const records = lists.map(({ player, wins, losses, cards }) => ({
    player,
    hasCard: cards.has('A-1'),
    wins,
    n: wins + losses,
  }));
  expect(use?.effect).toMatchObject({ players: 10, n: 100 });
  expect(use?.effect).toEqual(cardEffect(records));
});
