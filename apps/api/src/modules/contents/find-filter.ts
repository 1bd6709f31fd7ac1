import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ContentType } from '@deckframe/domain/creators/contents/content';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { findPublishedCard } from '../cards/service.ts';
import type { ContentFilter } from '../creators/contents/queries.ts';

export type AskedContents = {
  author?: UserId | undefined;
  deck?: string | undefined;
  card?: string | undefined;
  type?: ContentType | undefined;
};

/** Null where a deck or card is asked for that there is not: no content can be about it. */
export async function findFilter(
  db: Database,
  game: string,
  { author, deck, card, type }: AskedContents,
): Promise<ContentFilter | null> {
  const deckId = deck === undefined ? undefined : decodeDeckId(deck);
  if (deck !== undefined && deckId === undefined) return null;
  const found = card === undefined ? undefined : await findPublishedCard(db, game, card);
  if (card !== undefined && found === undefined) return null;
  return { game, author, deckId, originalid: found?.originalid, type };
}
