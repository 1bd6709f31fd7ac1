import { describe, expect, it } from 'vitest';
import { EMPTY_ENTRY } from './entry.ts';
import { addGoal, measureGoal, parseGoals, removeGoal, type Goal } from './goals.ts';

const FACTS = {
  cardno: ['A-1', 'A-2', 'A-2_p1', 'A-3', 'B-1'],
  name: ['', '', '', '', ''],
  series: ['A', 'A', 'A', 'A', 'B'],
  rarity: ['C', 'C', 'C', 'R', 'C'],
  price: [0.5, null, 9, 2, 1],
  isAlternate: [false, false, true, false, false],
};
const goal = (values: Partial<Goal> = {}): Goal => ({
  series: 'A',
  rarity: null,
  isPlayset: false,
  ...values,
});
const measure = (values: Partial<Goal>, counts: Record<string, number>) =>
  measureGoal(
    goal(values),
    FACTS,
    new Map(Object.entries(counts).map(([cardno, count]) => [cardno, { ...EMPTY_ENTRY, count }])),
    4,
  );

describe('goals', () => {
  it('complete a set: one of each card, without other printings', () => {
    expect(measure({}, { 'A-1': 1, 'B-1': 1 })).toEqual({ done: 1, total: 3, left: 2, price: 2 });
  });

  it('playsets of a rarity: missing copies and their price', () => {
    const found = measure({ rarity: 'C', isPlayset: true }, { 'A-1': 1, 'A-2': 4, 'A-2_p1': 1 });
    expect(found).toEqual({ done: 1, total: 2, left: 3, price: 1.5 });
  });

  it('are stored without duplicates and parsed back', () => {
    const goals = addGoal(addGoal(addGoal([], goal()), goal()), goal({ rarity: 'R' }));
    expect(goals).toHaveLength(2);
    expect(parseGoals(JSON.stringify(goals))).toEqual(goals);
    expect(removeGoal(goals, goal())).toEqual([goal({ rarity: 'R' })]);
    expect(parseGoals('[{"series":1}]')).toEqual([]);
    expect(parseGoals('{')).toEqual([]);
  });
});
