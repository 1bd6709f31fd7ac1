import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  setRemoval,
  toRemovalFacts,
  type ModeratedRow,
  type Removal,
  type RemovableKind,
} from '../../../lib/moderation-state.ts';
import { notify } from './notify.ts';
import type { Place } from './queries.ts';

export type Moderated = {
  kind: RemovableKind;
  game: string;
  id: string;
  /** The row, locked by the caller. */
  row: ModeratedRow;
  ownerId: UserId | null;
  label: string;
  /** Target of the link in the owner's notice. */
  place: Place;
  /** Names of the actions in the audit log. */
  actions: { hide: string; restore: string };
  subject: string;
};

/** Hides content with a reason, or shows it again: audited, and its owner is notified. */
export async function moderate(
  { db, user, requestId, tell }: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  { actions, game, id, kind, label, ownerId, place, row, subject }: Moderated,
  removal: Removal,
): Promise<void> {
  const wasRemoved = row.moderated_at !== null;
  if (removal === null && !wasRemoved) throw new AppError('NOT_FOUND');
  await setRemoval(db, kind, { game, id }, removal);
  await writeAdminAct(db, {
    actorId: user.id,
    action: removal === null ? actions.restore : actions.hide,
    game,
    subject,
    before: toRemovalFacts(wasRemoved ? row.moderation_reason : undefined),
    after: toRemovalFacts(removal === null ? undefined : removal.reason),
    requestId,
  });
  await notify({ db, tell }, ownerId === null ? [] : [ownerId], {
    kind: 'moderation',
    place,
    label,
    detail: removal === null ? 'restored' : 'hidden',
    message: removal?.reason ?? null,
  });
}
