import { describe, expect, it } from 'vitest';
import { planExpToasts, readExpResult, type ExpResult } from './exp-result.ts';

const result = (change: Partial<ExpResult> = {}): ExpResult => ({
  action: 'cardRating',
  expAwarded: 100,
  expTotal: 1100,
  levelUp: false,
  oldLevel: 2,
  newLevel: 2,
  cooldownMessage: null,
  ...change,
});
const times = (results: ExpResult[]) =>
  planExpToasts(results).map(({ kind, atMs }) => `${kind} ${atMs}`);

describe('planExpToasts', () => {
  it('EXP-23 shows the level-up 0.5 s after its EXP', () => {
    expect(times([result({ levelUp: true, oldLevel: 1 })])).toEqual(['exp 0', 'levelUp 500']);
  });

  it('EXP-20 shows a level-up only if the answer says so and the level rose', () => {
    expect(times([result({ levelUp: true, oldLevel: 2, newLevel: 2 })])).toEqual(['exp 0']);
    expect(times([result({ levelUp: true, oldLevel: 3, newLevel: 2 })])).toEqual(['exp 0']);
    expect(times([result({ levelUp: false, oldLevel: 1, newLevel: 2 })])).toEqual(['exp 0']);
  });

  it('EXP-24 shows several results 1 s apart', () => {
    expect(times([result(), result(), result()])).toEqual(['exp 0', 'exp 1000', 'exp 2000']);
  });

  it('EXP-25 shows a publication 1.5 s after the creation', () => {
    const both = [result({ action: 'deckCreation' }), result({ action: 'deckPublication' })];
    expect(times(both)).toEqual(['exp 0', 'exp 1500']);
  });

  it('EXP-22 shows a reached cap only when it was reached', () => {
    const cooldownMessage = 'No more EXP today';
    expect(times([result({ expAwarded: 0, cooldownMessage })])).toEqual(['cooldown 0']);
    expect(times([result({ expAwarded: 0 })])).toEqual([]);
  });

  it('EXP-19 shows results for decks and ratings; comments and likes are silent', () => {
    const silent = [result({ action: 'comment' }), result({ action: 'like' })];
    expect(times([...silent, result()])).toEqual(['exp 0']);
    const actions = ['deckCreation', 'deckPublication', 'cardRating', 'dailyCardRating'] as const;
    expect(
      planExpToasts(actions.map((action) => result({ action }))).map((toast) => toast.kind),
    ).toEqual(['exp', 'exp', 'exp', 'exp']);
  });
});

describe('readExpResult', () => {
  it.each([null, 'x', 7, {}, { ...result(), expAwarded: '5' }, { ...result(), levelUp: 1 }])(
    'EXP-21 %j is not a result',
    (value) => expect(readExpResult(value)).toBeNull(),
  );

  it('parses what was written', () => {
    expect(readExpResult(JSON.parse(JSON.stringify(result())))).toEqual(result());
  });
});
