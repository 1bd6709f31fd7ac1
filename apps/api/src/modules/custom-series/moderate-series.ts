import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { toRemovalFacts } from '../../lib/moderation-state.ts';
import { notify } from '../notices/service.ts';
import { toSeries } from './mapping.ts';
import { findSeries, lockSeries, setSeriesRemoval } from './queries.ts';

/** Out of public with a reason, or, without `removal`, back again; its members still see it. */
export async function moderateSeries(
  { db, user, requestId, tell }: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  { game, seriesId: id }: { game: string; seriesId: string },
  removal: { reason: string } | null,
) {
  await lockSeries(db, game, id);
  const row = await findSeries(db, game, id);
  if (row === undefined) throw new AppError('CUSTOM_SERIES_NOT_FOUND');
  const wasRemoved = row.moderated_at !== null;
  if (removal === null && !wasRemoved) throw new AppError('NOT_FOUND');
  await setSeriesRemoval(db, { game, id }, removal);
  await writeAdminAct(db, {
    actorId: user.id,
    action: removal === null ? 'custom-series.restore' : 'custom-series.hide',
    game,
    subject: `custom-series/${id}`,
    before: toRemovalFacts(wasRemoved ? row.moderation_reason : undefined),
    after: toRemovalFacts(removal?.reason),
    requestId,
  });
  await notify({ db, tell }, [row.owner_id], {
    kind: 'moderation',
    place: { type: 'custom-series', game, id },
    label: row.name,
    detail: removal === null ? 'restored' : 'hidden',
    message: removal?.reason ?? null,
  });
  const moderated = await findSeries(db, game, id);
  if (moderated === undefined) throw new AppError('CUSTOM_SERIES_NOT_FOUND');
  return toSeries(moderated, true);
}
