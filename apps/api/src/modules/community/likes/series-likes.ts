import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { likeAward } from '@deckframe/domain/rewards/exp/exp-award';
import { AppError } from '../../../lib/app-error.ts';
import { isReferenceMissing } from '../../../lib/database-faults.ts';
import { awardExp } from '../../rewards/exp/service.ts';
import { notify, withdraw, type Teller } from '../../rewards/notices/service.ts';
import { deleteSeriesLike, findSeriesLike, insertSeriesLike } from './queries.ts';

type LikedSeries = { userId: UserId; game: string; seriesId: string; ownerId: UserId };

export async function getSeriesLike(
  db: Database,
  { userId, game, seriesId }: { userId: UserId | null; game: string; seriesId: string },
) {
  const { like_count: likeCount, liked } = await findSeriesLike(db, userId, game, seriesId);
  return { likeCount, liked };
}

/** Likes a series as a deck: the own one pays no EXP, and the owner is notified. */
export async function likeSeries({ db, tell }: Teller, series: LikedSeries & { name: string }) {
  const { userId, game, seriesId, ownerId, name } = series;
  const isNew = await insertSeriesLike(db, userId, game, seriesId).catch((error: unknown) => {
    // The series was deleted concurrently.
    throw isReferenceMissing(error) ? new AppError('CUSTOM_SERIES_NOT_FOUND') : error;
  });
  if (!isNew) throw new AppError('ALREADY_LIKED');
  await notify({ db, tell }, [ownerId], { ...toAct(series), label: name });
  const state = await getSeriesLike(db, series);
  const awards = ownerId === userId ? [] : [likeAward('custom-series', game, seriesId)];
  return { ...state, exp: await awardExp(db, userId, awards) };
}

export async function unlikeSeries({ db, tell }: Teller, series: LikedSeries) {
  const { userId, game, seriesId, ownerId } = series;
  const wasLiked = await deleteSeriesLike(db, userId, game, seriesId);
  if (wasLiked) await withdraw({ db, tell }, ownerId, toAct(series));
  return getSeriesLike(db, series);
}

function toAct({ userId, game, seriesId }: LikedSeries) {
  const place = { type: 'custom-series', game, id: seriesId } as const;
  return { kind: 'like', actorId: userId, place } as const;
}
