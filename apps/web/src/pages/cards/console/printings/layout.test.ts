import { expect, it } from 'vitest';
import { listChanges, maySplitOff, movePrinting, splitOff, type Group } from './layout.ts';

const group = (originalid: string, ...numbers: string[]): Group => ({
  originalid,
  printings: numbers.map((cardno) => ({
    cardno,
    name: cardno,
    image: null,
    rarity: null,
    isPublished: true,
  })),
});
const BEFORE = [group('A-1', 'A-1', 'A-1_p1', 'A-1_p2'), group('B-1', 'B-1'), group('C-1', 'C-1')];

it('sends only the changed groups, before and after', () => {
  const main = movePrinting(BEFORE, 'A-1_p2', { originalid: 'A-1', asMain: true });
  expect(listChanges(BEFORE, main)).toEqual({
    before: [{ originalid: 'A-1', printings: ['A-1', 'A-1_p1', 'A-1_p2'] }],
    after: [{ originalid: 'A-1', printings: ['A-1_p2', 'A-1', 'A-1_p1'] }],
  });
  const away = movePrinting(main, 'B-1', { originalid: 'A-1', asMain: false });
  expect(listChanges(BEFORE, away).after).toEqual([
    { originalid: 'A-1', printings: ['A-1_p2', 'A-1', 'A-1_p1', 'B-1'] },
    { originalid: 'B-1', printings: [] },
  ]);
});

it('ignores changes of order and reverted changes', () => {
  const turned = movePrinting(BEFORE, 'A-1_p1', { originalid: 'A-1', asMain: false });
  expect(listChanges(BEFORE, turned).after).toEqual([]);
  const away = movePrinting(BEFORE, 'B-1', { originalid: 'C-1', asMain: false });
  const back = movePrinting(away, 'B-1', { originalid: 'B-1', asMain: false });
  expect(listChanges(BEFORE, back)).toEqual({ before: [], after: [] });
});

it('makes a printing its own card, except the one that gives the group its id', () => {
  expect(maySplitOff(BEFORE, BEFORE[0] as Group, 'A-1')).toBe(false);
  expect(maySplitOff(BEFORE, BEFORE[0] as Group, 'A-1_p1')).toBe(true);
  expect(listChanges(BEFORE, splitOff(BEFORE, 'A-1_p1'))).toEqual({
    before: [{ originalid: 'A-1', printings: ['A-1', 'A-1_p1', 'A-1_p2'] }],
    after: [
      { originalid: 'A-1', printings: ['A-1', 'A-1_p2'] },
      { originalid: 'A-1_p1', printings: ['A-1_p1'] },
    ],
  });
});
