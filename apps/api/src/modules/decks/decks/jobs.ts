import type { Database } from '@deckframe/database/db';
import type { Redis } from 'ioredis';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { DELETED_RETENTION_DAYS } from './moderation.ts';
import { addViews } from './queries.ts';
import { dropViewBatch, takeViewBatch, type ViewBatch } from './redis-views.ts';
import { deleteOldViews, insertBatch, takeViewRows } from './view-queries.ts';

export { JUDGE_DECKS_CRON, judgeDecksJob } from './judge-decks.ts';

/** What is lost with Redis is one minute of views at most. */
export const COUNT_VIEWS_CRON = '* * * * * count-deck-views ?max=1';

const DECKS_A_STATEMENT = 1000;
const RETENTION_DAYS = 7;

/** Adds to the decks the visitors since the last time, from Redis and from the rows beside it. */
export async function countDeckViewsJob(
  db: Database,
  games: readonly string[],
  redis: Redis | null,
): Promise<void> {
  if (redis?.status === 'ready') await countRedisViews(db, redis);
  for (const game of games) await countViewRows(db, game);
  await deleteOldViews(db, RETENTION_DAYS);
}

/** The rows are counted and the counters grow together, or neither does. */
async function countViewRows(db: Database, game: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const views = await takeViewRows(transaction, game);
    if (views.length > 0) await addViews(transaction, game, views);
  });
}

async function countRedisViews(db: Database, redis: Redis): Promise<void> {
  // A second turn: a batch that another worker left behind is not yet what waits now.
  for (let turn = 0; turn < 2; turn += 1) {
    const batch = await takeViewBatch(redis, randomUUID());
    if (batch === undefined) return;
    await writeBatch(db, batch);
    await dropViewBatch(redis, batch.id);
  }
}

/** Each part is written with its name: whoever finds the batch again writes only what is missing. */
async function writeBatch(db: Database, { id, counts }: ViewBatch): Promise<void> {
  const byGame = Map.groupBy(counts, (count) => count.game);
  for (const [game, decks] of byGame) {
    // In one order, so that two writers never wait for each other.
    const sorted = decks.toSorted((left, right) => (left.deckId < right.deckId ? -1 : 1));
    for (let start = 0; start < sorted.length; start += DECKS_A_STATEMENT) {
      const part = sorted.slice(start, start + DECKS_A_STATEMENT);
      await db.transaction().execute(async (transaction) => {
        if (!(await insertBatch(transaction, `${id}/${game}/${start}`))) return;
        await addViews(transaction, game, part);
      });
    }
  }
}

export const CLEAR_DECKS_CRON = '20 * * * * clear-deleted-decks';

/** Few at a time, so that nobody waits for the locks. */
const DECKS_A_TURN = 500;

/** Deleted decks whose time is over go for good, with their revisions. */
export async function clearDeletedDecksJob(db: Database, games: readonly string[]): Promise<void> {
  for (const game of games) {
    await sql`delete from decklists where gameid = ${game} and id in (
      select id from decklists
      where gameid = ${game}
        and deleted_at < app_now() - make_interval(days => ${DELETED_RETENTION_DAYS}::integer)
      limit ${DECKS_A_TURN}
    )`.execute(db);
  }
}
