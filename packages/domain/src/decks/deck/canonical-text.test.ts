import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeckLine,
  EMPTY_DECK,
  createDeck,
  isSameDeck,
  parseCanonicalLines,
  parseDeckTexts,
  printDeckTexts,
} from './deck.ts';
import { proofSize } from '../../proof-size.test-support.ts';

const RUNS = proofSize(500);

describe('a stored list', () => {
  it('DECK-04 has lines `quantity x cardId`, and only quantities above 0 count', () => {
    const text =
      '4 x ST04-008\n0 x ST04-009\n-1 x ST04-010\n\n 2X ua/x-1★ \r\n1x R-001\nfour x A-1';
    expect(parseCanonicalLines(text)).toEqual({
      lines: [
        { cardno: 'R-001', quantity: 1 },
        { cardno: 'ST04-008', quantity: 4 },
        { cardno: 'ua/x-1★', quantity: 2 },
      ],
      unread: [1, 2, 6],
    });
    expect(printDeckTexts(parseDeckTexts({ decklist_content: text })).decklist_content).toBe(
      '1 x R-001\n4 x ST04-008\n2 x ua/x-1★',
    );
  });

  it('DECK-05 adds up the same card in any case', () => {
    const { lines } = parseCanonicalLines('2 x ST04-008\n1 x A-1\n1 x st04-008');
    expect(lines).toEqual([
      { cardno: 'A-1', quantity: 1 },
      { cardno: 'ST04-008', quantity: 3 },
    ]);
  });

  it('rejects implausible quantities', () => {
    expect(parseCanonicalLines('1000 x A-1\n999 x A-2\n1 x A-2').lines).toEqual([
      { cardno: 'A-2', quantity: 999 },
    ]);
  });
});

const line = fc.record({
  cardno: anyText(12)
    .filter((text) => text !== '')
    .map((text) => text.replaceAll(/\s/gu, ''))
    .filter((text) => text !== ''),
  quantity: fc.integer({ min: 1, max: 12 }),
}) satisfies fc.Arbitrary<DeckLine>;
const lines = fc.array(line, { maxLength: 12 });

it('survives a round trip as text', () => {
  const decks = fc.record({ decklist_content: lines, considering: lines, sidedeck: lines });
  expect(
    findCounterexample(
      fc.property(decks, (fields) => {
        const deck = createDeck(fields);
        return isSameDeck(parseDeckTexts(printDeckTexts(deck)), deck);
      }),
    ),
  ).toBeNull();
});

it('any text parses, and parsing again is stable', () => {
  const texts = fc.array(
    fc.oneof(
      anyText(40),
      fc
        .tuple(fc.nat(1200), fc.constantFrom(' x ', 'x', ' X', ' '), fc.string())
        .map((parts) => parts.join('')),
    ),
  );
  expect(
    findCounterexample(
      fc.property(texts, (parts) => {
        const deck = parseDeckTexts({ decklist_content: parts.join('\n') });
        return isSameDeck(parseDeckTexts(printDeckTexts(deck)), deck);
      }),
    ),
  ).toBeNull();
});

it('an empty text is an empty deck', () => {
  expect(parseDeckTexts({})).toEqual(EMPTY_DECK);
});

function findCounterexample<T>(property: fc.IProperty<T>): T | null {
  return fc.check(property, { numRuns: RUNS, seed: 6 }).counterexample;
}

/** Random characters, including lone surrogates. fast-check's own generator is slow to start. */
function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.integer({ min: 32, max: 126 }), fc.nat(0xffff)), { maxLength })
    .map((codes) => String.fromCharCode(...codes));
}
