import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { FeaturedDeck } from '@deckframe/domain/community/profile/featured-decks';
import { AppError } from '../../lib/app-error.ts';
import { listFeatured, type FeaturedDeckRow } from './own-queries.ts';

/** In the order in which they were chosen. */
export async function readFeatured(
  db: Database,
  userId: UserId,
  chosen: readonly FeaturedDeck[],
): Promise<FeaturedDeckRow[]> {
  const wanted = chosen.flatMap(({ game, id }) => {
    const uuid = decodeDeckId(id);
    return uuid === undefined ? [] : [{ game, uuid }];
  });
  const found = await listFeatured(db, userId, wanted);
  const placeOf = ({ gameid, id }: FeaturedDeckRow): number =>
    wanted.findIndex(({ game, uuid }) => game === gameid && uuid === id);
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Throws `DECK_NOT_FOUND` where one is another's, hidden, or named twice. */
export async function assertDecksAreShown(
  db: Database,
  userId: UserId,
  chosen: readonly FeaturedDeck[],
): Promise<void> {
  const shown = await readFeatured(db, userId, chosen);
  if (shown.length !== chosen.length) throw new AppError('DECK_NOT_FOUND');
}
