import type {
  customBatchAnswer,
  customCardBatch,
} from '@deckframe/contract/creators/custom-series';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { lockSeriesFor, toCustomCard } from '../creators/series/service.ts';
import { addCard, changeCard, type CardWrite } from './service.ts';

type Entry = z.infer<typeof customCardBatch>['cards'][number];
type Result = z.infer<typeof customBatchAnswer>['results'][number];

/** Three whole series in a minute, and some more. */
export const BATCH_LIMIT: DatabaseLimit = { name: 'custom-batch', max: 40, windowSeconds: 60 };

/** Each card by itself: what is wrong with one is told of it, and the others are written. */
export async function writeBatch(
  write: CardWrite,
  config: GameConfig,
  seriesId: string,
  entries: readonly Entry[],
): Promise<{ results: Result[] }> {
  await lockSeriesFor(write, { game: config.gameid, seriesId }, 'custom-series.change');
  const results: Result[] = [];
  for (const entry of entries) results.push(await writeOne(write, config, seriesId, entry));
  return { results };
}

async function writeOne(
  write: CardWrite,
  config: GameConfig,
  seriesId: string,
  entry: Entry,
): Promise<Result> {
  try {
    const place = { game: config.gameid, seriesId };
    const row =
      'fields' in entry
        ? await addCard(write, config, seriesId, entry.fields)
        : await changeCard(write, config, { ...place, cardId: entry.id }, entry.cells);
    return { card: toCustomCard(row), refusal: null };
  } catch (error) {
    // Both refuse before they write anything.
    if (!(error instanceof AppError)) throw error;
    const { code, params, errors = [] } = error;
    return { card: null, refusal: { code, params: { ...params }, errors: [...errors] } };
  }
}
