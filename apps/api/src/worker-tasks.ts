import type { Database } from '@deckframe/database/db';
import type { TaskList } from 'graphile-worker';
import type { Redis } from 'ioredis';
import { systemClock } from './lib/clock.ts';
import type { FileStore } from './lib/file-store.ts';
import type { Mailer } from './lib/mailer.ts';
import type { Metrics } from './lib/metrics.ts';
import type { Games } from './lib/games.ts';
import {
  CLEAR_CATALOGUE_CRON,
  clearCatalogueFilesJob,
  publishCatalogueJob,
} from './modules/catalogue/jobs.ts';
import { postToChatJob, type ChatWebhook } from './modules/chat-webhook/jobs.ts';
import { CLEAN_UP_CRON, cleanUpJob } from './modules/clean-up/jobs.ts';
import { DAILY_CARD_CRON, fillDailyCardsJob } from './modules/daily-card/jobs.ts';
import { COUNT_VIEWS_CRON, countDeckViewsJob } from './modules/deck-views/jobs.ts';
import {
  CLEAR_DECKS_CRON,
  clearDeletedDecksJob,
  JUDGE_DECKS_CRON,
  judgeDecksJob,
} from './modules/decks/jobs.ts';
import { CHECK_INVARIANTS_CRON, checkInvariantsJob } from './modules/invariants/jobs.ts';
import { sendMailJob } from './modules/mail/jobs.ts';
import {
  QUEUE_DIGESTS_CRON,
  queueDigestsJob,
  sendDigestJob,
  type DigestDeps,
} from './modules/notices/jobs.ts';
import { EXPIRE_TRADES_CRON, expireTradesJob } from './modules/trades/jobs.ts';
import { removeUploadsJob } from './modules/uploads/jobs.ts';

export type WorkerDeps = {
  /** Null where no chat hears of card reports. */
  chat: ChatWebhook | null;
  db: Database;
  /** Null where no digests are sent. */
  digests: DigestDeps;
  games: Games;
  mailer: Mailer | null;
  metrics: Metrics;
  redis: Redis | null;
  store: FileStore | null;
};

export const CRONTAB = [
  DAILY_CARD_CRON,
  CLEAN_UP_CRON,
  CLEAR_CATALOGUE_CRON,
  COUNT_VIEWS_CRON,
  CLEAR_DECKS_CRON,
  JUDGE_DECKS_CRON,
  CHECK_INVARIANTS_CRON,
  EXPIRE_TRADES_CRON,
  QUEUE_DIGESTS_CRON,
].join('\n');

/** The tasks that wait for a server of others. */
export const MAIL_TASKS: readonly string[] = ['post-to-chat', 'send-digest', 'send-mail'];

/** Every background job, in one visible list. */
export function createTasks(deps: WorkerDeps): TaskList {
  const { chat, db, digests, games, mailer, metrics, redis, store } = deps;
  const tasks: Record<string, (payload: unknown) => Promise<void>> = {
    'fill-daily-cards': () => fillDailyCardsJob(db, games.ids),
    'publish-catalogue': (payload) => publishCatalogueJob(db, games, payload),
    'clear-catalogue-files': () => clearCatalogueFilesJob(db),
    'clean-up': () => cleanUpJob(db),
    'count-deck-views': () => countDeckViewsJob(db, games.ids, redis),
    'clear-deleted-decks': () => clearDeletedDecksJob(db, games.ids),
    'judge-decks': () =>
      judgeDecksJob(
        db,
        games.ids.map((id) => games.get(id)),
      ),
    'check-invariants': () => checkInvariantsJob(db, metrics, new Date(systemClock.now())),
    'expire-trades': () => expireTradesJob(db),
    'queue-digests': () => queueDigestsJob(db, digests),
    'send-digest': (payload) => sendDigestJob(db, digests, payload),
    'send-mail': (payload) => sendMailJob(db, mailer, payload),
    'post-to-chat': (payload) => postToChatJob(chat, systemClock, payload),
    'remove-uploads': (payload) => removeUploadsJob(store, payload),
  };
  const counted = Object.entries(tasks).map(([task, run]) => [
    task,
    async (payload: unknown): Promise<void> => {
      try {
        await run(payload);
        metrics.jobs.inc({ task, outcome: 'done' });
      } catch (error) {
        metrics.jobs.inc({ task, outcome: 'failed' });
        throw error;
      }
    },
  ]);
  return Object.fromEntries(counted) as TaskList;
}
