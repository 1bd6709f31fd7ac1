import {
  compareCardNumbers,
  isCustomSeriesId,
  seriesOfCustomCard,
} from '../../cards/catalogue/card-number.ts';
import { DECK_ZONE_FIELDS, type DeckZoneField } from '../../game-config-deck.ts';

/** Copies of one printing in a deck. */
export interface DeckLine {
  readonly cardno: string;
  readonly quantity: number;
}

/**
 * The cards of a deck by stored field. Each printing occurs once per field, with a whole quantity
 * of at least 1, sorted by number. Equal decks are therefore equal values.
 */
export type Deck = Readonly<Record<DeckZoneField, readonly DeckLine[]>>;

/** Maximum copies of one printing in a field; more is a typing error. */
export const MAXIMUM_QUANTITY = 999;

export const EMPTY_DECK: Deck = {
  decklist_content: [],
  considering: [],
  sidedeck: [],
  resourcedeck: [],
};

/** Creates a deck from lines in any order and adds up equal numbers. */
export function createDeck(fields: Partial<Record<DeckZoneField, readonly DeckLine[]>>): Deck {
  return {
    decklist_content: sumLines(fields.decklist_content ?? []),
    considering: sumLines(fields.considering ?? []),
    sidedeck: sumLines(fields.sidedeck ?? []),
    resourcedeck: sumLines(fields.resourcedeck ?? []),
  };
}

/**
 * Normalizes lines: keeps the first spelling of a number, drops quantities below 1 and limits sums
 * to `MAXIMUM_QUANTITY`.
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

/** Returns a key that is equal for all spellings of a card number. */
export function toNumberKey(cardno: string): string {
  return cardno.toLowerCase();
}

/** Returns the copies of a printing in a field. */
export function quantityOf(deck: Deck, field: DeckZoneField, cardno: string): number {
  const key = toNumberKey(cardno);
  return deck[field].find((line) => toNumberKey(line.cardno) === key)?.quantity ?? 0;
}

/** Sets the copies of a printing in a field; 0 or less removes it. */
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

export function countCards(lines: readonly DeckLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function countAllCards(deck: Deck): number {
  return DECK_ZONE_FIELDS.reduce((sum, field) => sum + countCards(deck[field]), 0);
}

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

/** Stored values of `visibility`. */
export const DECK_VISIBILITY = { private: 0, public: 1, unlisted: 2 } as const;

export type DeckVisibility = keyof typeof DECK_VISIBILITY;

/** Name of an unnamed deck when stored, and in the builder. */
const UNNAMED_STORED = '(No Name)';
export const UNNAMED_SHOWN = '(no name)';

/** Maximum lengths in characters. */
export const DECK_TEXT_LIMITS = {
  name: 100,
  notes: 20_000,
  favoritecardlink: 500,
  archetype: 200,
  customSeries: 500,
} as const;

/** The parts of a deck that its owner writes: drafted, saved, versioned and merged. */
export interface DeckDocument {
  /** Empty if unnamed. */
  readonly name: string;
  readonly cards: Deck;
  /** Safe markdown. */
  readonly notes: string;
  readonly visibility: DeckVisibility;
  /** Number of the cover card; empty if there is none. */
  readonly favoritecard: string;
  /** Address of its picture; empty if there is none. */
  readonly favoritecardlink: string;
  /** Chosen archetypes, comma-separated as stored. */
  readonly archetype: string;
  /** Chosen styles (`selectedItems`). */
  readonly selectedItems: readonly string[];
  /** Chosen energies, in games that have them. */
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

/** True for null and for both spellings of "no name". */
export function isUnnamed(name: string | null | undefined): boolean {
  const trimmed = (name ?? '').trim();
  return trimmed === '' || trimmed === UNNAMED_STORED || trimmed === UNNAMED_SHOWN;
}

/** Returns the name as stored and as lists, pages and dialogs show it. */
export function toStoredName(name: string | null | undefined): string {
  return isUnnamed(name) ? UNNAMED_STORED : (name ?? '').trim();
}

/** Returns the name that the builder sends: empty if unnamed. */
export function toSentName(name: string | null | undefined): string {
  return isUnnamed(name) ? '' : (name ?? '').trim();
}

/** Returns the name that the builder shows. */
export function toShownName(name: string | null | undefined): string {
  return isUnnamed(name) ? UNNAMED_SHOWN : (name ?? '').trim();
}

/** Parses a stored comma list such as `selecteditems`. */
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

/** Adds or removes a style. Above the maximum, the oldest is removed. */
export function toggleStyle(
  chosen: readonly string[],
  style: string,
  config: { readonly selectableItems: readonly string[]; readonly 'max-selectable-items': number },
): string[] {
  if (chosen.includes(style)) return chosen.filter((other) => other !== style);
  if (!config.selectableItems.includes(style)) return [...chosen];
  return [...chosen, style].slice(-config['max-selectable-items']);
}

/** Maximum characters of a stored zone. */
export const MAXIMUM_ZONE_TEXT = 20_000;

/** Maximum characters of a card number. */
export const MAXIMUM_CARDNO = 64;

/** The texts of a deck as stored and sent. */
export type DeckTexts = Readonly<Record<DeckZoneField, string>>;

/** Parsed lines of a stored text, and the lines that failed. */
interface CanonicalLines {
  readonly lines: readonly DeckLine[];
  /** Indexes of unparsed lines, from 0. Blank lines are allowed. */
  readonly unread: readonly number[];
}

const LINE = /^\s*(\d+)\s*x\s*(\S+)\s*$/i;

/**
 * Parses lines `quantity x cardId`, ignoring spaces and the case of the x. Quantities of one card
 * are added up, and only lines above 0 count. Example: `4 x ST04-008`.
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

/** Parses one line; undefined if it does not count. */
export function parseCanonicalLine(line: string): DeckLine | undefined {
  const [, digits = '', cardno = ''] = LINE.exec(line) ?? [];
  const quantity = Number(digits);
  const counts = quantity >= 1 && quantity <= MAXIMUM_QUANTITY && cardno.length <= MAXIMUM_CARDNO;
  return counts && cardno !== '' ? { cardno, quantity } : undefined;
}

/** Prints one line per card with single spaces and a lower-case x, without a final line break. */
export function printCanonicalLines(lines: readonly DeckLine[]): string {
  return lines.map(({ quantity, cardno }) => `${quantity} x ${cardno}`).join('\n');
}

/** Parses a deck from its stored texts. */
export function parseDeckTexts(texts: Partial<DeckTexts>): Deck {
  return createDeck(
    Object.fromEntries(
      DECK_ZONE_FIELDS.map((field) => [field, parseCanonicalLines(texts[field] ?? '').lines]),
    ),
  );
}

/** Prints the stored texts of a deck. Equal decks have equal texts. */
export function printDeckTexts(deck: Deck): DeckTexts {
  return {
    decklist_content: printCanonicalLines(deck.decklist_content),
    considering: printCanonicalLines(deck.considering),
    sidedeck: printCanonicalLines(deck.sidedeck),
    resourcedeck: printCanonicalLines(deck.resourcedeck),
  };
}

/** Returns the custom series of the deck's cards, plus the named ones. */
export function listCustomSeries(cards: Deck, named: readonly string[]): string[] {
  const used = listCardNumbers(cards).flatMap((cardno) => seriesOfCustomCard(cardno) ?? []);
  return [...new Set([...named.filter((name) => !isCustomSeriesId(name)), ...used])];
}

/**
 * Folds a name for comparison: case, accents, width, Roman numerals, punctuation. Example:
 * `foldName('Noé & the Umbrella Ⅱ')` is `noe the umbrella ii`.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
