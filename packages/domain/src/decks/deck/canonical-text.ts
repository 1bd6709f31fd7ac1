import { DECK_ZONE_FIELDS, type DeckZoneField } from '../../game-config-deck.ts';
import { createDeck, type Deck, type DeckLine, MAXIMUM_QUANTITY, sumLines } from './deck.ts';

/** Characters of a stored zone at most. */
export const MAXIMUM_ZONE_TEXT = 20_000;

/** Characters of a card number at most. */
export const MAXIMUM_CARDNO = 64;

/** The texts of a deck as they are stored and as they travel. */
export type DeckTexts = Readonly<Record<DeckZoneField, string>>;

/** What a stored text says, and the lines that say nothing. */
export interface CanonicalLines {
  readonly lines: readonly DeckLine[];
  /** Places of the lines that were not read, from 0; blank lines are no fault. */
  readonly unread: readonly number[];
}

const LINE = /^\s*(\d+)\s*x\s*(\S+)\s*$/i;

/**
 * Reads lines `quantity x cardId`: spaces and the case of the x do not matter, quantities of one
 * card are summed, and a line counts only above 0. Example: `4 x ST04-008`.
 */
export function parseCanonicalLines(text: string): CanonicalLines {
  const lines: DeckLine[] = [];
  const unread: number[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const read = parseCanonicalLine(line);
    if (read) lines.push(read);
    else unread.push(index);
  }
  return { lines: sumLines(lines), unread };
}

/** One line, or undefined for what counts as none. */
export function parseCanonicalLine(line: string): DeckLine | undefined {
  const [, digits = '', cardno = ''] = LINE.exec(line) ?? [];
  const quantity = Number(digits);
  const counts = quantity >= 1 && quantity <= MAXIMUM_QUANTITY && cardno.length <= MAXIMUM_CARDNO;
  return counts && cardno !== '' ? { cardno, quantity } : undefined;
}

/** Writes exactly one space on each side of a lower-case x, one line a card, no last line break. */
export function printCanonicalLines(lines: readonly DeckLine[]): string {
  return lines.map(({ quantity, cardno }) => `${quantity} x ${cardno}`).join('\n');
}

/** A deck from its stored texts. */
export function parseDeckTexts(texts: Partial<DeckTexts>): Deck {
  return createDeck(
    Object.fromEntries(
      DECK_ZONE_FIELDS.map((field) => [field, parseCanonicalLines(texts[field] ?? '').lines]),
    ),
  );
}

/** The stored texts of a deck: equal decks have equal texts. */
export function printDeckTexts(deck: Deck): DeckTexts {
  return {
    decklist_content: printCanonicalLines(deck.decklist_content),
    considering: printCanonicalLines(deck.considering),
    sidedeck: printCanonicalLines(deck.sidedeck),
    resourcedeck: printCanonicalLines(deck.resourcedeck),
  };
}

/**
 * A name without what writers differ in: case, accents, width, Roman numerals, punctuation.
 * Example: `foldName('Noé & the Umbrella Ⅱ')` is `noe the umbrella ii`.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
