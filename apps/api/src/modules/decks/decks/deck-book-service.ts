import type { Database } from '@deckframe/database/db';
import { originalIdOf } from '@deckframe/domain/cards/catalogue/card-number';
import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import {
  type Deck,
  type DeckTexts,
  createDeck,
  listCardNumbers,
  parseDeckTexts,
  toNumberKey,
} from '@deckframe/domain/decks/deck/deck';
import { DECK_ZONE_FIELDS } from '@deckframe/domain/game-config-deck';
import { type CatalogueCardRow, toCatalogueCard } from '../../cards/catalogue/service.ts';
import { findDeckCards } from '../../creators/series/custom-card-service.ts';
import { findCards } from './queries.ts';

/** Cards of a deck by number in any case. */
export type DeckBook = {
  find(cardno: string): CatalogueRow | undefined;
  /** Returns the original id, also of unknown cards. */
  originalOf(cardno: string): string;
};

/** Looks up numbers as written and in upper case. */
export async function openDeckBook(
  db: Database,
  game: string,
  numbers: readonly string[],
): Promise<DeckBook> {
  const asked = [...new Set(numbers.flatMap((number) => [number, number.toUpperCase()]))];
  const found = asked.length === 0 ? [] : await findCards(db, game, asked);
  const cards = new Map<string, CatalogueRow>();
  for (const entry of found) {
    cards.set(toNumberKey(entry.asked), entry.card);
    cards.set(toNumberKey(String(entry.card['cardno'])), entry.card);
  }
  for (const card of await findDeckCards(db, game, numbers)) {
    cards.set(toNumberKey(String(card['cardno'])), card);
  }
  const find = (cardno: string): CatalogueRow | undefined => cards.get(toNumberKey(cardno));
  return {
    find,
    originalOf: (cardno) => String(find(cardno)?.['originalid'] ?? originalIdOf(cardno)),
  };
}

/** Lists the published cards of a stored deck, without fan-made ones. */
export async function listCardsOf(
  db: Database,
  { gameid, ...row }: DeckTexts & { gameid: string },
): Promise<ReturnType<typeof toCatalogueCard>[]> {
  const numbers = listCardNumbers(parseDeckTexts(row));
  const found = numbers.length === 0 ? [] : await findCards(db, gameid, numbers);
  // The type for deck rules omits the row's date.
  return found.map(({ card }) =>
    toCatalogueCard({ ...(card as unknown as CatalogueCardRow), extra: {} }),
  );
}

/** Respells numbers by the catalogue; unknown ones stay. */
export function respellDeck(deck: Deck, book: DeckBook): Deck {
  const respell = (cardno: string): string => String(book.find(cardno)?.['cardno'] ?? cardno);
  return createDeck(
    Object.fromEntries(
      DECK_ZONE_FIELDS.map((field) => [
        field,
        deck[field].map((line) => ({ ...line, cardno: respell(line.cardno) })),
      ]),
    ),
  );
}

export async function openBookOf(
  db: Database,
  game: string,
  deck: Deck,
  more: readonly string[],
): Promise<DeckBook> {
  const numbers = [...listCardNumbers(deck), ...more.filter((number) => number !== '')];
  return openDeckBook(db, game, numbers);
}
