import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Database } from '@deckframe/database/db';
import { findWrongCounters } from '../community-counters.ts';
import type { GivenRating, SavedDeck, WrittenComment } from './join-member.ts';

export type DecksReport = {
  stored: number;
  lost: string[];
  doubled: string[];
  broken: string[];
};

/** Compares confirmed saves with the database. */
export async function checkDecks(
  db: Database,
  confirmed: readonly SavedDeck[],
): Promise<DecksReport> {
  const revisions = await db
    .selectFrom('deck_revisions')
    .select(['deck_id', 'version', 'notes'])
    .execute();
  const byMark = Map.groupBy(revisions, (row) => row.notes ?? '');
  const lost = confirmed.filter(({ deckId, version, mark }) => {
    const [found] = byMark.get(mark) ?? [];
    return found?.version !== version || found.deck_id !== decodeDeckId(deckId);
  });
  const doubled = [...byMark].filter(([, rows]) => rows.length > 1).map(([mark]) => mark);
  return {
    stored: revisions.length,
    lost: lost.map(({ deckId, version }) => `${deckId} version ${version}`),
    doubled,
    broken: await listBrokenChains(db),
  };
}

export type CommunityReport = { lost: string[]; doubled: string[]; broken: string[] };

/** Compares confirmed comments and ratings with the database, and every sum with its rows. */
export async function checkCommunity(
  db: Database,
  comments: readonly WrittenComment[],
  ratings: readonly GivenRating[],
): Promise<CommunityReport> {
  const said = await db.selectFrom('comments').select(['id', 'text']).execute();
  const byText = Map.groupBy(said, ({ text }) => text);
  const rated = await db
    .selectFrom('card_ratings')
    .select(['user_id', 'card_id', 'rating'])
    .execute();
  const keyOf = (userId: number, card: string): string => `rating ${userId} ${card}`;
  const stored = new Map(rated.map((row) => [keyOf(row.user_id, row.card_id), row.rating]));
  const last = new Map(ratings.map((row) => [keyOf(row.userId, row.card), row.rating]));
  return {
    lost: [
      ...comments
        .filter(({ id, mark }) => String(byText.get(mark)?.[0]?.id) !== id)
        .map(({ id }) => `comment ${id}`),
      ...[...last].filter(([key, rating]) => stored.get(key) !== rating).map(([key]) => key),
    ],
    doubled: [...byText].filter(([, rows]) => rows.length > 1).map(([text]) => text),
    broken: await findWrongCounters(db),
  };
}

/**
 * Returns decks with missing revisions, or that differ from their last revision or search terms.
 */
async function listBrokenChains(db: Database): Promise<string[]> {
  const decks = await db
    .selectFrom('decklists')
    .select(['id', 'version', 'decklist_content', 'notes'])
    .execute();
  const revisions = await db
    .selectFrom('deck_revisions')
    .select(['deck_id', 'version', 'decklist_content', 'notes'])
    .execute();
  const held = await db.selectFrom('deck_cards').select(['deck_id', 'quantity']).execute();
  const searched = await db.selectFrom('deck_search').select('deck_id').execute();
  const chains = Map.groupBy(revisions, (row) => row.deck_id);
  const cards = Map.groupBy(held, (row) => row.deck_id);
  const found = new Set(searched.map((row) => row.deck_id));
  const isWhole = (deck: (typeof decks)[number]): boolean => {
    const chain = chains.get(deck.id) ?? [];
    const newest = chain.find((revision) => revision.version === deck.version);
    const copies = (cards.get(deck.id) ?? []).reduce((sum, row) => sum + row.quantity, 0);
    return (
      newest?.decklist_content === deck.decklist_content &&
      newest.notes === deck.notes &&
      chain.length === deck.version &&
      copies === Number.parseInt(deck.decklist_content, 10) &&
      found.has(deck.id)
    );
  };
  return decks.filter((deck) => !isWhole(deck)).map((deck) => deck.id);
}
