import { describe, expect, it } from 'vitest';
import type { Claims } from '../../collection/entries/free-copies.ts';
import { createDeck } from './deck.ts';
import { finishDeck, listShoppingRows, printShoppingList } from './finish-deck.ts';

const PRINTINGS = [
  { cardno: 'A-1', originalid: 'A-1', name: 'Lodestar', marketprice: 3 },
  { cardno: 'A-1_p1', originalid: 'A-1', name: 'Lodestar', marketprice: 0.5 },
  { cardno: 'A-2', originalid: 'A-2', name: 'Spindrift', marketprice: null },
  { cardno: 'R-1', originalid: 'R-1', name: 'Resource', marketprice: 0.1 },
];
const DECK = createDeck({
  decklist_content: [
    { cardno: 'a-1', quantity: 3 },
    { cardno: 'A-1_p1', quantity: 1 },
    { cardno: 'A-2', quantity: 4 },
  ],
  resourcedeck: [{ cardno: 'R-1', quantity: 10 }],
  considering: [{ cardno: 'A-2', quantity: 2 }],
});
const finish = (owned: Record<string, number>, claims?: Claims) =>
  finishDeck(DECK, PRINTINGS, (cardno) => owned[cardno] ?? 0, claims);

describe('finish a deck', () => {
  it('excludes fan-made cards, which are in no collection or shop', () => {
    const deck = createDeck({
      decklist_content: [
        { cardno: 'A-1', quantity: 2 },
        { cardno: 'fan-0a1b2c3d4e-001', quantity: 4 },
      ],
    });
    const found = finishDeck(deck, PRINTINGS, () => 0);
    expect([found.needed, found.unpriced]).toEqual([2, 0]);
    expect(found.missing.map(({ cardno }) => cardno)).toEqual(['A-1']);
  });

  it('counts copies of every printing once and at most as many as the deck needs', () => {
    const found = finish({ 'A-1': 1, 'A-1_p1': 9, 'A-2': 1, 'R-1': 10 });
    expect([found.needed, found.owned]).toEqual([18, 15]);
    expect(found.missing).toEqual([
      {
        originalid: 'A-2',
        cardno: 'A-2',
        name: 'Spindrift',
        needed: 4,
        owned: 1,
        held: 0,
        missing: 3,
        cheapest: null,
      },
    ]);
    expect([found.cost, found.unpriced]).toEqual([0, 3]);
  });

  it('counts free copies only and reports copies used elsewhere', () => {
    const owned = { 'A-1': 2, 'A-1_p1': 3, 'A-2': 4, 'R-1': 10 };
    const claims = { sleeved: { 'A-1': 2 }, promised: { 'A-2': 1, 'A-1_p1': 1 } };
    const found = finish(owned, claims);
    expect([found.owned, found.held]).toEqual([15, 3]);
    expect(found.missing.map(({ cardno, missing, held }) => [cardno, missing, held])).toEqual([
      ['A-1_p1', 2, 2],
      ['A-2', 1, 1],
    ]);
  });

  it('finds the cheapest printing of each missing card and the total price', () => {
    const found = finish({ 'A-1': 1, 'R-1': 8 });
    expect(found.cost).toBeCloseTo(3 * 0.5 + 2 * 0.1);
    expect(printShoppingList(found)).toBe(
      '3 A-1_p1 Lodestar\n4 A-2 Spindrift\n2 R-1 Resource\n\nTotal 1.70\n',
    );
    const rows = listShoppingRows(found);
    expect(rows[1]).toEqual([3, 'A-1_p1', 'Lodestar', 0.5, '1.50']);
    expect(rows[2]).toEqual([4, 'A-2', 'Spindrift', '', '']);
    expect(rows.at(-1)).toEqual(['', '', 'Total', '', '1.70']);
  });

  it('counts a card missing from the catalogue as missing', () => {
    const deck = createDeck({ decklist_content: [{ cardno: 'X-9', quantity: 2 }] });
    expect(finishDeck(deck, PRINTINGS, () => 0).missing[0]).toMatchObject({
      cardno: 'X-9',
      missing: 2,
    });
  });
});
