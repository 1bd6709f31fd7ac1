import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { toRemovalFacts } from '../../lib/moderation-state.ts';
import { findDeck, toDeck } from '../deck-reading/service.ts';
import { notify } from '../notices/service.ts';
import { findDeckForUpdate, setDeckRemoval } from './decks/queries.ts';

/** Out of public with a reason until, without `removal`, it is back; its owner sees it all along. */
export async function hideDeck(
  { db, user, requestId, tell }: OpenWrite,
  game: string,
  id: string,
  removal: { reason: string } | null,
): Promise<DeckAnswer> {
  const row = await findDeckForUpdate(db, game, id);
  if (row === undefined) throw new AppError('DECK_NOT_FOUND');
  const wasRemoved = row.moderated_at !== null;
  if (removal === null && !wasRemoved) throw new AppError('NOT_FOUND');
  await setDeckRemoval(db, game, id, removal);
  await writeAdminAct(db, {
    actorId: user.id,
    action: removal === null ? 'decks.restore' : 'decks.remove',
    game,
    subject: encodeDeckId(id),
    before: toRemovalFacts(wasRemoved ? row.moderation_reason : undefined),
    after: toRemovalFacts(removal?.reason),
    requestId,
  });
  await notify({ db, tell }, [row.user_id], {
    kind: 'moderation',
    place: { type: 'deck', game, id },
    label: row.decklist_name,
    detail: removal === null ? 'restored' : 'hidden',
    message: removal?.reason ?? null,
  });
  const moderated = await findDeck(db, game, id);
  if (moderated === undefined) throw new AppError('DECK_NOT_FOUND');
  return toDeck(moderated);
}
