import type { OpenWrite } from '../../lib/member-write.ts';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import { toRemovalFacts } from '../../lib/moderation-state.ts';
import { notify } from '../notices/service.ts';
import { toContentSummary } from './mapping.ts';
import { findContent, lockContent } from '../creators/contents/queries.ts';
import { setContentRemoval } from './write-queries.ts';

/** Out of public with a reason, or, without `removal`, back again; its author still sees it. */
export async function moderateContent(
  { db, user, requestId, tell }: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  { game, id }: { game: string; id: string },
  removal: { reason: string } | null,
) {
  await lockContent(db, game, id);
  const row = await findContent(db, game, id);
  if (row === undefined) throw new AppError('CONTENT_NOT_FOUND');
  const wasRemoved = row.moderated_at !== null;
  if (removal === null && !wasRemoved) throw new AppError('NOT_FOUND');
  await setContentRemoval(db, { game, id }, removal);
  await writeAdminAct(db, {
    actorId: user.id,
    action: removal === null ? 'content.restore' : 'content.hide',
    game,
    subject: `content/${id}`,
    before: toRemovalFacts(wasRemoved ? row.moderation_reason : undefined),
    after: toRemovalFacts(removal?.reason),
    requestId,
  });
  await notify({ db, tell }, [row.user_id], {
    kind: 'moderation',
    place: { type: 'profile', game, id: printUserId(row.user_id) },
    label: row.name,
    detail: removal === null ? 'restored' : 'hidden',
    message: removal?.reason ?? null,
  });
  const moderated = await findContent(db, game, id);
  if (moderated === undefined) throw new AppError('CONTENT_NOT_FOUND');
  return toContentSummary(moderated, false);
}
