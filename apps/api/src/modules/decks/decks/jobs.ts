import type { Database } from '@deckframe/database/db';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { DELETED_RETENTION_DAYS } from './moderation.ts';
import { addViews, findToday, listJudgedByOthers, updateVerdict } from './queries.ts';
import { type ViewBatch, dropViewBatch, takeViewBatch } from './redis-views.ts';
import { deleteOldViews, insertBatch, takeViewRows } from './view-queries.ts';
import { parseCommaList, parseDeckTexts } from '@deckframe/domain/decks/deck/deck';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { printRules } from '@deckframe/domain/decks/deck/deck-hash';
import type { GameConfig } from '@deckframe/domain/game-config';
import { openBookOf } from './deck-book-service.ts';
import { deleteOldDecks } from './write-queries.ts';

export const COUNT_VIEWS_CRON = '* * * * * count-deck-views ?max=1';

const DECKS_A_STATEMENT = 1000;
const RETENTION_DAYS = 7;

export async function countDeckViewsJob(
  db: Database,
  games: readonly string[],
  redis: Redis | null,
): Promise<void> {
  if (redis?.status === 'ready') await countRedisViews(db, redis);
  for (const game of games) await countViewRows(db, game);
  await deleteOldViews(db, RETENTION_DAYS);
}

/** Counts rows and updates counters in one transaction. */
async function countViewRows(db: Database, game: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const views = await takeViewRows(transaction, game);
    if (views.length > 0) await addViews(transaction, game, views);
  });
}

async function countRedisViews(db: Database, redis: Redis): Promise<void> {
  // Two passes, because the first may find an older batch.
  for (let turn = 0; turn < 2; turn += 1) {
    const batch = await takeViewBatch(redis, randomUUID());
    if (batch === undefined) return;
    await writeBatch(db, batch);
    await dropViewBatch(redis, batch.id);
  }
}

/** Writes named parts, so that retries add only missing ones. */
async function writeBatch(db: Database, { id, counts }: ViewBatch): Promise<void> {
  const byGame = Map.groupBy(counts, (count) => count.game);
  for (const [game, decks] of byGame) {
    // Sorted to avoid deadlocks.
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

/** Deletes decks 30 days after their deletion. */
export async function clearDeletedDecksJob(db: Database, games: readonly string[]): Promise<void> {
  for (const game of games) {
    await deleteOldDecks(db, game, { days: DELETED_RETENTION_DAYS, limit: DECKS_A_TURN });
  }
}

/** At midnight, when rule sets and series start. */
export const JUDGE_DECKS_CRON = '1 0 * * * judge-decks ?fill=1d&max=2';

/** Updates verdicts of decks judged by other rules. */
export async function judgeDecksJob(db: Database, configs: readonly GameConfig[]): Promise<void> {
  const today = await findToday(db);
  for (const config of configs) await judgeDecksOf(db, config, today);
}

async function judgeDecksOf(db: Database, config: GameConfig, today: string): Promise<void> {
  const judgedBy = printRules(createDeckRules(config, () => undefined, today));
  const game = config.gameid;
  for (let after: string | null = null; ;) {
    const rows = await listJudgedByOthers(db, { game, judgedBy, after });
    for (const row of rows) {
      const cards = parseDeckTexts({ ...row, considering: '', sidedeck: '' });
      const book = await openBookOf(db, game, cards, []);
      const rules = createDeckRules(config, (cardno) => book.find(cardno), today);
      const { name, completion } = judgeDeck(rules, { cards, energy: parseCommaList(row.energy) });
      await updateVerdict(db, row, { verdict: name, completion, judgedBy });
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
