import {
  compareCardNumbers,
  isCustomSeriesId,
  seriesOfCustomCard,
} from '../../cards/catalogue/card-number.ts';
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

/** As `visibility` is stored; `is_public` says whether it is public. */
export const DECK_VISIBILITY = { private: 0, public: 1, unlisted: 2 } as const;

export type DeckVisibility = keyof typeof DECK_VISIBILITY;

/** What a blank name is called: in the store, and in the builder. */
const UNNAMED_STORED = '(No Name)';
export const UNNAMED_SHOWN = '(no name)';

/** Characters at most. */
export const DECK_TEXT_LIMITS = {
  name: 100,
  notes: 20_000,
  favoritecardlink: 500,
  archetype: 200,
  customSeries: 500,
} as const;

/** Everything about a deck that its owner writes: what is drafted, saved, revised and merged. */
export interface DeckDocument {
  /** Blank while unnamed. */
  readonly name: string;
  readonly cards: Deck;
  /** Safe markdown. */
  readonly notes: string;
  readonly visibility: DeckVisibility;
  /** Number of the card that stands for the deck; blank for none. */
  readonly favoritecard: string;
  /** Address of its picture; blank for none. */
  readonly favoritecardlink: string;
  /** Chosen archetypes, joined by commas as they are stored. */
  readonly archetype: string;
  /** Chosen styles: the documents' selectedItems. */
  readonly selectedItems: readonly string[];
  /** Energies that the deck chooses beside its cards, in games that have them. */
  readonly energy: readonly string[];
  /** Custom series in use. */
  readonly customSeries: readonly string[];
}

export const EMPTY_DOCUMENT: DeckDocument = {
  name: '',
  cards: EMPTY_DECK,
  notes: '',
  visibility: 'private',
  favoritecard: '',
  favoritecardlink: '',
  archetype: '',
  selectedItems: [],
  energy: [],
  customSeries: [],
};

/** Either spelling of no name, and nothing at all, count as unnamed. */
export function isUnnamed(name: string | null | undefined): boolean {
  const trimmed = (name ?? '').trim();
  return trimmed === '' || trimmed === UNNAMED_STORED || trimmed === UNNAMED_SHOWN;
}

/** The name as it is stored, and as lists, pages and dialogs show it. */
export function toStoredName(name: string | null | undefined): string {
  return isUnnamed(name) ? UNNAMED_STORED : (name ?? '').trim();
}

/** The name that the builder sends: blank for an unnamed deck. */
export function toSentName(name: string | null | undefined): string {
  return isUnnamed(name) ? '' : (name ?? '').trim();
}

/** The name that the builder shows. */
export function toShownName(name: string | null | undefined): string {
  return isUnnamed(name) ? UNNAMED_SHOWN : (name ?? '').trim();
}

/** A stored list such as `selecteditems`, whose values are joined by commas. */
export function parseCommaList(text: string | null | undefined): string[] {
  const values = (text ?? '').split(',').map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

export function printCommaList(values: readonly string[]): string {
  return values.join(',');
}

export function toVisibility(stored: number): DeckVisibility {
  if (stored === DECK_VISIBILITY.public) return 'public';
  return stored === DECK_VISIBILITY.unlisted ? 'unlisted' : 'private';
}

/** The chosen styles with one more or one fewer; over the maximum the oldest choice gives way. */
export function toggleStyle(
  chosen: readonly string[],
  style: string,
  config: { readonly selectableItems: readonly string[]; readonly 'max-selectable-items': number },
): string[] {
  if (chosen.includes(style)) return chosen.filter((other) => other !== style);
  if (!config.selectableItems.includes(style)) return [...chosen];
  return [...chosen, style].slice(-config['max-selectable-items']);
}

/** Characters of a stored zone at most. */
export const MAXIMUM_ZONE_TEXT = 20_000;

/** Characters of a card number at most. */
export const MAXIMUM_CARDNO = 64;

/** The texts of a deck as they are stored and as they travel. */
export type DeckTexts = Readonly<Record<DeckZoneField, string>>;

/** What a stored text says, and the lines that say nothing. */
interface CanonicalLines {
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

/** The custom series of a deck: those that its cards are of, and what else was named. */
export function listCustomSeries(cards: Deck, named: readonly string[]): string[] {
  const used = listCardNumbers(cards).flatMap((cardno) => seriesOfCustomCard(cardno) ?? []);
  return [...new Set([...named.filter((name) => !isCustomSeriesId(name)), ...used])];
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
