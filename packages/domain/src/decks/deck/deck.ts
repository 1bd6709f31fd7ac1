import { compareCardNumbers } from '../../cards/catalogue/card-number.ts';
import { DECK_ZONE_FIELDS, type DeckZoneField } from '../../game-config-deck.ts';

/** Copies of one printing. */
export interface DeckLine {
  readonly cardno: string;
  readonly quantity: number;
}

/**
 * The cards of a deck by the stored field that holds them. Each printing stands once in a field,
 * with a whole quantity of at least 1, in the order of the numbers: equal decks are equal values.
 */
export type Deck = Readonly<Record<DeckZoneField, readonly DeckLine[]>>;

/** Copies of one printing that a field can hold; more is a slip of the pen, not a deck. */
export const MAXIMUM_QUANTITY = 999;

export const EMPTY_DECK: Deck = {
  decklist_content: [],
  considering: [],
  sidedeck: [],
  resourcedeck: [],
};

/** A deck from lines in any order: equal numbers, in whatever case, are summed. */
export function createDeck(fields: Partial<Record<DeckZoneField, readonly DeckLine[]>>): Deck {
  return {
    decklist_content: sumLines(fields.decklist_content ?? []),
    considering: sumLines(fields.considering ?? []),
    sidedeck: sumLines(fields.sidedeck ?? []),
    resourcedeck: sumLines(fields.resourcedeck ?? []),
  };
}

/**
 * Lines as a deck keeps them. The first spelling of a number stays, what is not above 0 is left
 * out, and a sum ends at `MAXIMUM_QUANTITY`.
 */
export function sumLines(lines: readonly DeckLine[]): DeckLine[] {
  const sums = new Map<string, DeckLine>();
  for (const { cardno, quantity } of lines) {
    if (!(quantity >= 1)) continue;
    const key = toNumberKey(cardno);
    const known = sums.get(key);
    const sum = Math.min(Math.floor(quantity) + (known?.quantity ?? 0), MAXIMUM_QUANTITY);
    sums.set(key, { cardno: known?.cardno ?? cardno, quantity: sum });
  }
  return [...sums.values()].sort((left, right) => compareCardNumbers(left.cardno, right.cardno));
}

/** The form in which two spellings of one card number are equal. */
export function toNumberKey(cardno: string): string {
  return cardno.toLowerCase();
}

/** Copies of one printing in a field. */
export function quantityOf(deck: Deck, field: DeckZoneField, cardno: string): number {
  const key = toNumberKey(cardno);
  return deck[field].find((line) => toNumberKey(line.cardno) === key)?.quantity ?? 0;
}

/** The deck with exactly so many copies of a printing in a field; 0 or less takes it out. */
export function withQuantity(
  deck: Deck,
  field: DeckZoneField,
  cardno: string,
  quantity: number,
): Deck {
  const key = toNumberKey(cardno);
  const others = deck[field].filter((line) => toNumberKey(line.cardno) !== key);
  return { ...deck, [field]: sumLines([...others, { cardno, quantity }]) };
}

/** Cards of a list of lines. */
export function countCards(lines: readonly DeckLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Cards of all fields together. */
export function countAllCards(deck: Deck): number {
  return DECK_ZONE_FIELDS.reduce((sum, field) => sum + countCards(deck[field]), 0);
}

/** Every printing of the deck once. */
export function listCardNumbers(deck: Deck): string[] {
  const numbers = new Map(
    DECK_ZONE_FIELDS.flatMap((field) => deck[field]).map(({ cardno }) => [
      toNumberKey(cardno),
      cardno,
    ]),
  );
  return [...numbers.values()].sort(compareCardNumbers);
}

export function isSameDeck(left: Deck, right: Deck): boolean {
  return DECK_ZONE_FIELDS.every((field) => isSameLines(left[field], right[field]));
}

function isSameLines(left: readonly DeckLine[], right: readonly DeckLine[]): boolean {
  return (
    left === right ||
    (left.length === right.length &&
      left.every(
        (line, index) =>
          line.cardno === right[index]?.cardno && line.quantity === right[index].quantity,
      ))
  );
}
