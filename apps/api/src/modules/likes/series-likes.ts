import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/access/user-id';
import { likeAward } from '@deckframe/domain/exp/exp-award';
import { AppError } from '../../lib/app-error.ts';
import { isReferenceMissing } from '../../lib/database-faults.ts';
import { awardExp } from '../exp/service.ts';
import { deleteSeriesLike, findSeriesLike, insertSeriesLike } from './series-queries.ts';

type LikedSeries = { userId: UserId; game: string; seriesId: string; ownerId: UserId };

export async function getSeriesLike(
  db: Database,
  { userId, game, seriesId }: { userId: UserId | null; game: string; seriesId: string },
) {
  const { like_count: likeCount, liked } = await findSeriesLike(db, userId, game, seriesId);
  return { likeCount, liked };
}

/** As with decks: one's own pays nothing. */
export async function likeSeries(db: Database, series: LikedSeries) {
  const { userId, game, seriesId, ownerId } = series;
  const isNew = await insertSeriesLike(db, userId, game, seriesId).catch((error: unknown) => {
    // It went in the same moment.
    throw isReferenceMissing(error) ? new AppError('CUSTOM_SERIES_NOT_FOUND') : error;
  });
  if (!isNew) throw new AppError('ALREADY_LIKED');
  const state = await getSeriesLike(db, series);
  const awards = ownerId === userId ? [] : [likeAward('custom-series', game, seriesId)];
  return { ...state, exp: await awardExp(db, userId, awards) };
}

export async function unlikeSeries(db: Database, series: LikedSeries) {
  await deleteSeriesLike(db, series.userId, series.game, series.seriesId);
  return getSeriesLike(db, series);
}
