import { compareCardNumbers } from '../../cards/catalogue/card-number.ts';
import { DECK_ZONE_FIELDS, type DeckZoneField } from '../../game-config-deck.ts';
import {
  type Deck,
  type DeckDocument,
  type DeckLine,
  createDeck,
  quantityOf,
  toNumberKey,
} from './deck.ts';

/** Quantity of a card in a field before and after; 0 if absent. */
interface CardDifference {
  readonly field: DeckZoneField;
  readonly cardno: string;
  readonly before: number;
  readonly after: number;
}

/** Lists all cards whose quantity differs between two decks. */
export function diffDecks(before: Deck, after: Deck): CardDifference[] {
  return DECK_ZONE_FIELDS.flatMap((field) =>
    listNumbers(before, after, field)
      .map((cardno) => ({
        field,
        cardno,
        before: quantityOf(before, field, cardno),
        after: quantityOf(after, field, cardno),
      }))
      .filter((difference) => difference.before !== difference.after),
  );
}

function listNumbers(left: Deck, right: Deck, field: DeckZoneField): string[] {
  const numbers = new Map(
    [...right[field], ...left[field]].map(({ cardno }) => [toNumberKey(cardno), cardno]),
  );
  return [...numbers.values()].sort(compareCardNumbers);
}

/** A card that both sides changed differently. */
export interface CardConflict {
  readonly field: DeckZoneField;
  readonly cardno: string;
  readonly base: number;
  readonly mine: number;
  readonly theirs: number;
}

interface MergedDeck {
  /** The merged deck; conflicts have my quantity. */
  readonly deck: Deck;
  readonly conflicts: readonly CardConflict[];
}

/** A field of the document other than its cards. */
type DocumentPart = Exclude<keyof DeckDocument, 'cards'>;

interface MergedDocument {
  /** The merged document; conflicts have my value. */
  readonly document: DeckDocument;
  readonly cardConflicts: readonly CardConflict[];
  readonly partConflicts: readonly DocumentPart[];
}

/** Merges two decks card by card: a change of one side is taken. */
export function mergeDecks(base: Deck, mine: Deck, theirs: Deck): MergedDeck {
  const conflicts: CardConflict[] = [];
  const merged = DECK_ZONE_FIELDS.map((field): [DeckZoneField, DeckLine[]] => {
    const lines = listAllNumbers([base, mine, theirs], field).map((cardno) => {
      const [was, my, their] = [base, mine, theirs].map((deck) => quantityOf(deck, field, cardno));
      const sides = { base: was ?? 0, mine: my ?? 0, theirs: their ?? 0 };
      if (isConflict(sides)) conflicts.push({ field, cardno, ...sides });
      return { cardno, quantity: sides.mine === sides.base ? sides.theirs : sides.mine };
    });
    return [field, lines];
  });
  return { deck: createDeck(Object.fromEntries(merged)), conflicts };
}

/** Merges two documents with a common base. */
export function mergeDocuments(
  base: DeckDocument,
  mine: DeckDocument,
  theirs: DeckDocument,
): MergedDocument {
  const { deck, conflicts } = mergeDecks(base.cards, mine.cards, theirs.cards);
  const parts = Object.keys(base).filter((part): part is DocumentPart => part !== 'cards');
  const partConflicts: DocumentPart[] = [];
  const merged: Record<string, unknown> = { ...mine, cards: deck };
  for (const part of parts) {
    const [was, my, their] = [base, mine, theirs].map((side) => JSON.stringify(side[part]));
    if (my === was) merged[part] = theirs[part];
    else if (their !== was && my !== their) partConflicts.push(part);
  }
  return {
    document: merged as unknown as DeckDocument,
    cardConflicts: conflicts,
    partConflicts,
  };
}

/** Replaces the quantities of chosen conflicts by theirs. */
export function takeTheirs(merged: MergedDeck, chosen: readonly CardConflict[]): Deck {
  const theirs = new Map(
    chosen.map((conflict) => [keyOf(conflict.field, conflict.cardno), conflict]),
  );
  return createDeck(
    Object.fromEntries(
      DECK_ZONE_FIELDS.map((field) => {
        const own = merged.deck[field].filter((line) => !theirs.has(keyOf(field, line.cardno)));
        const taken = chosen
          .filter((conflict) => conflict.field === field)
          .map(({ cardno, theirs: quantity }) => ({ cardno, quantity }));
        return [field, [...own, ...taken]];
      }),
    ),
  );
}

function isConflict({ base, mine, theirs }: { base: number; mine: number; theirs: number }) {
  return mine !== base && theirs !== base && mine !== theirs;
}

function listAllNumbers(decks: readonly [Deck, Deck, Deck], field: DeckZoneField): string[] {
  const [base, mine, theirs] = decks;
  const numbers = [...listNumbers(base, mine, field), ...listNumbers(base, theirs, field)];
  return [...new Map(numbers.map((cardno) => [toNumberKey(cardno), cardno])).values()];
}

function keyOf(field: DeckZoneField, cardno: string): string {
  return `${field} ${toNumberKey(cardno)}`;
}
