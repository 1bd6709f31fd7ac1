import { describe, expect, it } from 'vitest';
import {
  type DeckChange,
  addCard,
  choosePrinting,
  clearDeck,
  moveCard,
  removeCard,
  setQuantity,
} from './deck-changes.ts';
import { createSceneRules, SCENE_RULES } from './deck-scene.test-support.ts';
import { type Deck, EMPTY_DECK, createDeck } from './deck.ts';

const four = createDeck({ decklist_content: [{ cardno: 'S-001', quantity: 4 }] });

describe('adding a card', () => {
  it('puts it into the matching zone, for its number in any case', () => {
    let deck = EMPTY_DECK;
    for (const cardno of ['S-001', 'S-002', 'R-001', 'R-001', 'L-001']) {
      deck = changed(addCard(SCENE_RULES, deck, { cardno, zone: 'main' }));
    }
    deck = changed(addCard(SCENE_RULES, deck, { cardno: 's-001', zone: 'considering' }));
    expect(deck).toEqual(
      createDeck({
        decklist_content: ['L-001', 'S-001', 'S-002'].map((cardno) => ({ cardno, quantity: 1 })),
        resourcedeck: [{ cardno: 'R-001', quantity: 2 }],
        considering: [{ cardno: 's-001', quantity: 1 }],
      }),
    );
  });

  it('C-17 stops at the copy limit over all printings and gives the reason', () => {
    const change = addCard(SCENE_RULES, four, { cardno: 'S-001_p1', zone: 'main' });
    expect(change).toEqual({
      ok: false,
      reason: {
        code: 'COPY_LIMIT',
        params: { card: 'Àlpha Ⅱ', count: 5, maximum: 4 },
        cards: ['S-001_p1'],
        zone: 'main',
      },
    });
    expect(addCard(SCENE_RULES, four, { cardno: 'S-001', zone: 'sidedeck' }).ok).toBe(true);
  });

  it('counts cards with the same value of copyLimit_column together', () => {
    const twins = createDeck({ decklist_content: [{ cardno: 'S-X01', quantity: 4 }] });
    const other = { cardno: 'S-X02', zone: 'main' };
    const config = { ...SCENE_RULES.config, copyLimit_column: 'name' };
    expect(addCard(SCENE_RULES, twins, other).ok).toBe(true);
    expect(refusal(addCard({ ...SCENE_RULES, config }, twins, other))).toBe('COPY_LIMIT');
  });

  it('stops at the limit of the current rule set', () => {
    const autumn = createSceneRules('2026-10-01');
    const two = createDeck({ decklist_content: [{ cardno: 'S-002', quantity: 2 }] });
    expect(addCard(SCENE_RULES, two, { cardno: 'S-002', zone: 'main' }).ok).toBe(true);
    expect(refusal(addCard(autumn, two, { cardno: 'S-002', zone: 'main' }))).toBe('RESTRICTED');
    expect(refusal(addCard(autumn, two, { cardno: 'S-009', zone: 'main' }))).toBe('BANNED');
  });

  it('refuses a token in the deck but not in considering', () => {
    const token = { cardno: 'T-001', zone: 'main' };
    expect(refusal(addCard(SCENE_RULES, EMPTY_DECK, token))).toBe('NOT_A_DECK_CARD');
    expect(addCard(SCENE_RULES, EMPTY_DECK, { ...token, zone: 'considering' }).ok).toBe(true);
  });

  it('accepts a card missing from the catalogue', () => {
    const deck = changed(addCard(SCENE_RULES, EMPTY_DECK, { cardno: 'Z-9', zone: 'main' }, 3));
    expect(deck.decklist_content).toEqual([{ cardno: 'Z-9', quantity: 3 }]);
  });
});

describe('removing cards', () => {
  it('DECK-15 a count of 0 or less removes the card', () => {
    const place = { cardno: 'S-001', zone: 'main' };
    for (const count of [0, -1, -100]) {
      expect(changed(setQuantity(SCENE_RULES, four, place, count))).toEqual(EMPTY_DECK);
    }
    const token = createDeck({ decklist_content: [{ cardno: 'T-001', quantity: 2 }] });
    const out = setQuantity(SCENE_RULES, token, { cardno: 'T-001', zone: 'main' }, 0);
    expect(changed(out)).toEqual(EMPTY_DECK);
  });

  it('DECK-16 a count is never negative', () => {
    const place = { cardno: 'S-001', zone: 'main' };
    expect(removeCard(SCENE_RULES, four, place).decklist_content[0]?.quantity).toBe(3);
    expect(removeCard(SCENE_RULES, four, place, 9)).toEqual(EMPTY_DECK);
    expect(removeCard(SCENE_RULES, EMPTY_DECK, place)).toEqual(EMPTY_DECK);
    expect(createDeck({ decklist_content: [{ cardno: 'A', quantity: -3 }] })).toEqual(EMPTY_DECK);
  });

  it('removes a card from the given zone or from its default zone', () => {
    const place = { cardno: 'R-001', zone: 'main' };
    const right = createDeck({ resourcedeck: [{ cardno: 'R-001', quantity: 2 }] });
    expect(removeCard(SCENE_RULES, right, place, 2)).toEqual(EMPTY_DECK);
    expect(changed(setQuantity(SCENE_RULES, right, place, 0))).toEqual(EMPTY_DECK);
    const wrong = createDeck({ decklist_content: [{ cardno: 'R-001', quantity: 2 }] });
    expect(changed(setQuantity(SCENE_RULES, wrong, place, 1)).decklist_content).toEqual([
      { cardno: 'R-001', quantity: 1 },
    ]);
    expect(changed(moveCard(SCENE_RULES, wrong, place, 'resource'))).toEqual(right);
  });

  it('a deck over its limit can shrink step by step', () => {
    const seven = createDeck({ decklist_content: [{ cardno: 'S-001', quantity: 7 }] });
    const place = { cardno: 'S-001', zone: 'main' };
    expect(changed(setQuantity(SCENE_RULES, seven, place, 6)).decklist_content[0]?.quantity).toBe(
      6,
    );
    expect(refusal(setQuantity(SCENE_RULES, seven, place, 8))).toBe('COPY_LIMIT');
  });

  it('empties one zone or all zones', () => {
    const both = { ...four, sidedeck: four.decklist_content };
    const [, , , side] = SCENE_RULES.config.zones;
    expect(clearDeck(both, side)).toEqual(four);
    expect(clearDeck(both)).toEqual(EMPTY_DECK);
  });
});

describe('moving cards and changing printings', () => {
  it('moves copies between zones, and back only up to the limit', () => {
    const from = { cardno: 'S-001', zone: 'main' };
    const moved = changed(moveCard(SCENE_RULES, four, from, 'considering', 3));
    expect(moved.considering).toEqual([{ cardno: 'S-001', quantity: 3 }]);
    expect(moved.decklist_content).toEqual([{ cardno: 'S-001', quantity: 1 }]);
    const full = { ...moved, decklist_content: four.decklist_content };
    const back = moveCard(SCENE_RULES, full, { ...from, zone: 'considering' }, 'main');
    expect(refusal(back)).toBe('COPY_LIMIT');
    const nothing = { cardno: 'S-002', zone: 'sidedeck' };
    expect(changed(moveCard(SCENE_RULES, four, nothing, 'main'))).toBe(four);
  });

  it('changes the printing of some copies or of all', () => {
    const place = { cardno: 'S-001', zone: 'main' };
    const some = changed(choosePrinting(SCENE_RULES, four, place, 'S-001_p1', 1));
    expect(some.decklist_content).toEqual([
      { cardno: 'S-001', quantity: 3 },
      { cardno: 'S-001_p1', quantity: 1 },
    ]);
    const all = changed(choosePrinting(SCENE_RULES, some, place, 'S-001_p1'));
    expect(all.decklist_content).toEqual([{ cardno: 'S-001_p1', quantity: 4 }]);
    const other = changed(choosePrinting(SCENE_RULES, four, place, 'S-004'));
    expect(other.decklist_content).toEqual([{ cardno: 'S-004', quantity: 4 }]);
  });
});

function changed(change: DeckChange): Deck {
  if (!change.ok) throw new Error(change.reason.code);
  return change.deck;
}

function refusal(change: DeckChange): string | undefined {
  return change.ok ? undefined : change.reason.code;
}
