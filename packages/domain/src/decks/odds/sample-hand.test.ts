import { describe, expect, it } from 'vitest';
import { createDice } from '../../query/query-generator.test-support.ts';
import { computeOdds } from './compute-odds.ts';
import type { GameSetup } from './game-setup.ts';
import {
  canRedraw,
  dealHand,
  drawForTurn,
  keepHand,
  redrawHand,
  type TestTable,
} from './sample-hand.ts';

const SETUP: GameSetup = {
  cards: Array.from({ length: 10 }, (_, index) => ({ cardno: `C-${index}`, quantity: 2 })),
  handSize: 5,
  drawsPerTurn: 1,
  firstDraws: [0, 1],
  redraw: 'underDeck',
  shields: 6,
};

describe('a test hand', () => {
  it('follows the game: hand, mulligan, shields, one draw per turn', () => {
    const random = createDice(7);
    const dealt = dealHand(SETUP, random);
    expect([dealt.hand.length, dealt.deck.length, canRedraw(SETUP, dealt)]).toEqual([5, 15, true]);
    const redrawn = redrawHand(SETUP, dealt, random);
    expect(redrawn.hand).not.toEqual(dealt.hand);
    expect(countAll(redrawn)).toEqual(countAll(dealt));
    expect(canRedraw(SETUP, redrawn)).toBe(false);
    expect(redrawHand(SETUP, redrawn, random)).toBe(redrawn);
    const first = drawForTurn(SETUP, redrawn, 1);
    expect([first.hand.length, first.shields.length, first.deck.length, first.turn]).toEqual([
      6, 6, 8, 1,
    ]);
    const second = drawForTurn(SETUP, first, 1);
    expect([second.hand.length, second.shields.length, second.turn]).toEqual([7, 6, 2]);
    expect(countAll(second)).toEqual(countAll(dealt));
    expect(keepHand(SETUP, second)).toBe(second);
    let end = second;
    for (let turn = 0; turn < 30; turn += 1) end = drawForTurn(SETUP, end, 1);
    expect([end.deck, end.hand.length]).toEqual([[], 14]);
  });

  it('is the same for the same seed', () => {
    expect(dealHand(SETUP, createDice(3))).toEqual(dealHand(SETUP, createDice(3)));
    expect(dealHand(SETUP, createDice(3))).not.toEqual(dealHand(SETUP, createDice(4)));
  });

  it('is redrawn until it has a required card, and has no mulligan if the game has none', () => {
    const rare = { ...SETUP, redraw: 'none' as const, openingNeeds: ['c-3'] };
    const random = createDice(5);
    for (let deal = 0; deal < 100; deal += 1) {
      const table = dealHand(rare, random);
      expect(table.hand).toContain('C-3');
      expect(redrawHand(rare, table, random)).toBe(table);
    }
  });

  it.each(['underDeck', 'intoDeck'] as const)('occurs as often as computed: %s', (redraw) => {
    const setup = { ...SETUP, redraw };
    const wish = [[{ cards: ['C-0'], atLeast: 1 }]];
    const random = createDice(11);
    const deals = 20_000;
    let lucky = 0;
    for (let deal = 0; deal < deals; deal += 1) {
      const dealt = dealHand(setup, random);
      const table = dealt.hand.includes('C-0') ? dealt : redrawHand(setup, dealt, random);
      if (table.hand.includes('C-0')) lucky += 1;
    }
    const odds = computeOdds(setup, { wish, keep: wish, turns: 0 });
    expect(Math.abs(lucky / deals - (odds?.hand ?? 0))).toBeLessThan(0.015);
  });
});

function countAll({ hand, deck, shields }: TestTable): string[] {
  return [...hand, ...deck, ...shields].sort();
}
