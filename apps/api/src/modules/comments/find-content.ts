import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { findPublishedCard } from '../cards/service.ts';
import { getReadableSeries } from '../creators/series/service.ts';
import { getReadableDeck } from '../deck-reading/service.ts';
import type { CommentContent } from '../community/comments/service.ts';

/** Cards have no owner. */
export type FoundContent = CommentContent & { ownerId: UserId | null; name: string };

/** Refuses what the caller cannot see. All printings of a card share its comments. */
export async function findContent(
  db: Database,
  { game, contentType, contentId }: CommentContent,
  findUser: () => Promise<SessionUser | null>,
): Promise<FoundContent> {
  if (contentType === 'deck') {
    const deck = await getReadableDeck(db, game, contentId, findUser);
    const { id, user_id: ownerId, decklist_name: name } = deck;
    return { game, contentType, contentId: id, ownerId, name };
  }
  if (contentType === 'custom-series') {
    const place = { game, seriesId: contentId };
    const { id, owner_id: ownerId, name } = await getReadableSeries(db, place, await findUser());
    return { game, contentType, contentId: id, ownerId, name };
  }
  const card = await findPublishedCard(db, game, contentId);
  if (card === undefined) throw new AppError('CARD_NOT_FOUND');
  return { game, contentType, contentId: card.originalid, ownerId: null, name: card.name };
}
