import type { Database } from '@deckframe/database/db';
import {
  DECK_VISIBILITY,
  type DeckDocument,
  parseDeckTexts,
  printCommaList,
  printDeckTexts,
  toStoredName,
  listCustomSeries,
} from '@deckframe/domain/decks/deck/deck';
import { type DerivedDeck, deriveDeck } from '@deckframe/domain/decks/deck/save-deck';
import { DECK_ZONE_FIELDS } from '@deckframe/domain/game-config-deck';
import { createHash } from 'node:crypto';
import { AppError } from '../../../lib/app-error.ts';
import { type DeckBook, openBookOf, respellDeck } from './deck-book-service.ts';
import { type SearchFacts, toNameKey } from './deck-terms.ts';
import type { DeckWrite } from './deck-writer.ts';
import { findToday, listRemovedLists } from './queries.ts';
import { indexDeck } from './reading-service.ts';
import {
  type DeckColumns,
  type DeckKey,
  type HeldCard,
  replaceDeckCards,
} from './write-queries.ts';

/** A deck prepared for all its tables. */
export type PreparedDeck = {
  columns: DeckColumns;
  cards: HeldCard[];
  contentHash: string;
  /** Search data; null if unlisted. */
  findBy: (isStarter: boolean) => SearchFacts | null;
};

/** Increase when pictures are drawn differently. */
const PICTURE_STYLE = 1;
/** Zones that count as played. */
const PLAYED_FIELDS: readonly string[] = ['decklist_content', 'resourcedeck'];

/** Respells numbers and computes derived values. */
export async function prepareDeck(
  { db, config, archetypes, seriesCodes }: DeckWrite,
  document: DeckDocument,
): Promise<PreparedDeck> {
  const book = await openBookOf(db, config.gameid, document.cards, [document.favoritecard]);
  const favoritecard = String(
    book.find(document.favoritecard)?.['cardno'] ?? document.favoritecard,
  );
  const cards = respellDeck(document.cards, book);
  const customSeries = listCustomSeries(cards, document.customSeries);
  const respelled = { ...document, favoritecard, cards, customSeries };
  const derived = deriveDeck(respelled, {
    config,
    findCard: (cardno) => book.find(cardno),
    archetypes: await archetypes.list(db, config),
    seriesCodes,
    today: await findToday(db),
  });
  const columns = toColumns(config.gameid, respelled, derived);
  const held = listHeldCards(cards, book);
  return {
    columns,
    cards: held,
    contentHash: derived.contentHash,
    findBy: (isStarter) =>
      document.visibility === 'public'
        ? {
            nameKey: columns.name_key ?? '',
            colors: derived.colors,
            archetype: derived.archetype,
            favoriteCard: favoritecard,
            customSeries: respelled.customSeries,
            isStarter,
            originals: held.filter(isPlayed).map((card) => card.originalid),
          }
        : null,
  };
}

export async function writeParts(
  db: Database,
  key: DeckKey,
  prepared: PreparedDeck,
  isStarter: boolean,
): Promise<void> {
  await replaceDeckCards(db, key, prepared.cards);
  await indexDeck(db, key, prepared.findBy(isStarter));
}

export async function clearParts(db: Database, key: DeckKey): Promise<void> {
  await replaceDeckCards(db, key, []);
  await indexDeck(db, key, null);
}

/**
 * Refuses publishing the list of the member's removed deck under another id while the removal
 * stands.
 */
export async function assertNotRemoved(
  { db, config, user }: DeckWrite,
  id: string,
  { cards, columns }: PreparedDeck,
): Promise<void> {
  const list = printList(cards);
  if (columns.visibility !== DECK_VISIBILITY.public || list === '') return;
  for (const removed of await listRemovedLists(db, config.gameid, user.id, id)) {
    const texts = { ...removed, considering: '', sidedeck: '', resourcedeck: '' };
    const held = parseDeckTexts(texts);
    const book = await openBookOf(db, config.gameid, held, []);
    if (printList(listHeldCards(held, book)) === list) throw new AppError('DECK_LIST_REMOVED');
  }
}

function printList(cards: readonly HeldCard[]): string {
  return cards
    .filter(isMain)
    .map(({ originalid, quantity }) => `${quantity} ${originalid}`)
    .toSorted()
    .join('\n');
}

function toColumns(game: string, document: DeckDocument, derived: DerivedDeck): DeckColumns {
  const texts = printDeckTexts(document.cards);
  // Legality can change later, so pictures do not show it.
  const { verdict, judgedBy, ...shown } = derived;
  const name = toStoredName(document.name.normalize('NFC'));
  return {
    decklist_name: name,
    name_key: toNameKey(name),
    ...texts,
    visibility: DECK_VISIBILITY[document.visibility],
    favoritecard: orNull(document.favoritecard),
    favoritecardlink: orNull(document.favoritecardlink),
    colors: orNull(printCommaList(derived.colors)),
    archetype: orNull(printCommaList(derived.archetype)),
    selecteditems: orNull(printCommaList(document.selectedItems)),
    energy: orNull(printCommaList(document.energy)),
    notes: orNull(document.notes),
    customseries: orNull(printCommaList(document.customSeries)),
    series: derived.series,
    card_count: derived.cardCount,
    completion: derived.completion,
    is_legal: verdict === 'legal',
    verdict,
    judged_rules: judgedBy,
    cover_image: derived.coverImage,
    curve: derived.curve,
    picture_hash: hashPicture([game, name, texts.decklist_content, shown]),
  };
}

/** Hashes everything that the picture shows. */
function hashPicture(facts: readonly unknown[]): string {
  const shown = JSON.stringify([PICTURE_STYLE, ...facts]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 20);
}

function listHeldCards(cards: DeckDocument['cards'], book: DeckBook): HeldCard[] {
  return DECK_ZONE_FIELDS.flatMap((field, zone) => {
    const sums = new Map<string, number>();
    for (const { cardno, quantity } of cards[field]) {
      const originalid = book.originalOf(cardno);
      sums.set(originalid, (sums.get(originalid) ?? 0) + quantity);
    }
    return [...sums].map(([originalid, quantity]) => ({ originalid, zone, quantity }));
  });
}

export function isMain(card: HeldCard): boolean {
  return DECK_ZONE_FIELDS[card.zone] === 'decklist_content';
}

function isPlayed(card: HeldCard): boolean {
  return PLAYED_FIELDS.includes(DECK_ZONE_FIELDS[card.zone] ?? '');
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
