import { describe, expect, it } from 'vitest';
import { planAlternates } from './plan-alternates.ts';

const BEFORE = [
  { originalid: 'A', printings: ['A', 'A_p1', 'B_p1'] },
  { originalid: 'B', printings: ['B'] },
];

describe('planning groups of printings', () => {
  it('ADMIN-11 moves a printing, changes the main one and touches no other group', () => {
    const after = [
      { originalid: 'A', printings: ['A_p1', 'A'] },
      { originalid: 'B', printings: ['B', 'B_p1'] },
    ];
    expect(planAlternates(BEFORE, after)).toEqual({
      changes: [
        { cardno: 'A_p1', originalid: 'A', isMain: true },
        { cardno: 'A', originalid: 'A', isMain: false },
        { cardno: 'B_p1', originalid: 'B', isMain: false },
      ],
    });
    expect(planAlternates(BEFORE, BEFORE)).toEqual({ changes: [] });
  });

  it('a single printing becomes a card under its own number', () => {
    const rest = { originalid: 'A', printings: ['A', 'A_p1'] };
    const alone = (originalid: string) =>
      planAlternates(BEFORE, [
        rest,
        { originalid: 'B', printings: ['B'] },
        { originalid, printings: ['B_p1'] },
      ]);
    expect(alone('B_p1')).toEqual({
      changes: [{ cardno: 'B_p1', originalid: 'B_p1', isMain: true }],
    });
    expect(alone('C')).toEqual({ fault: 'original' });
    expect(alone('A')).toEqual({ fault: 'duplicate' });
  });

  it.each([
    ['lost', [{ originalid: 'A', printings: ['A', 'A_p1'] }]],
    ['lost', [...BEFORE, { originalid: 'X', printings: ['X'] }]],
    ['duplicate', [BEFORE[0], { originalid: 'B', printings: ['B', 'A'] }]],
  ])('refuses %s printings', (fault, after) => {
    expect(planAlternates(BEFORE, after as typeof BEFORE)).toEqual({ fault });
  });
});
