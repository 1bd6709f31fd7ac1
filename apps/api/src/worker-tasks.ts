import type { Database } from '@deckframe/database/db';
import type { TaskList } from 'graphile-worker';
import type { Redis } from 'ioredis';
import { systemClock } from './lib/clock.ts';
import type { FileStore } from './lib/file-store.ts';
import type { Mailer } from './lib/mailer.ts';
import type { Metrics } from './lib/metrics.ts';
import type { Games } from './lib/games.ts';
import { eraseMemberJob, noteErasureJob } from './modules/accounts/account/jobs.ts';
import { runCardScheduleJob, importCardsJob } from './modules/cards/editing/jobs.ts';
import {
  CLEAR_CATALOGUE_CRON,
  clearCatalogueFilesJob,
  publishCatalogueJob,
} from './modules/cards/catalogue/jobs.ts';
import { postToChatJob, type ChatWebhook } from './modules/site/mail/chat-service.ts';
import { renumberCardJob } from './modules/cards/numbers/jobs.ts';
import { CLEAN_UP_CRON, cleanUpJob } from './modules/site/health/clean-up-jobs.ts';
import { DAILY_CARD_CRON, fillDailyCardsJob } from './modules/cards/ratings/jobs.ts';
import {
  CLEAR_DECKS_CRON,
  COUNT_VIEWS_CRON,
  JUDGE_DECKS_CRON,
  clearDeletedDecksJob,
  countDeckViewsJob,
  judgeDecksJob,
} from './modules/decks/decks/jobs.ts';
import {
  CHECK_INVARIANTS_CRON,
  checkInvariantsJob,
  runInvariantsJob,
  SAMPLE_HEALTH_CRON,
  sampleHealthJob,
} from './modules/site/health/jobs.ts';
import type { ConfigFollower } from './modules/site/games/service.ts';
import { sendMailJob } from './modules/site/mail/jobs.ts';
import {
  QUEUE_DIGESTS_CRON,
  queueDigestsJob,
  sendDigestJob,
  type DigestDeps,
} from './modules/rewards/notices/jobs.ts';
import {
  packMetaJob,
  RECOUNT_META_CRON,
  recountMeta,
  relabelListsJob,
} from './modules/meta/meta/jobs.ts';
import { EXPIRE_TRADES_CRON, expireTradesJob } from './modules/collection/trades/jobs.ts';
import {
  FIND_STRAY_UPLOADS_CRON,
  findStrayUploadsJob,
  removeUploadsJob,
  sweepUploadsJob,
} from './modules/site/uploads/jobs.ts';

export type WorkerDeps = {
  /** Null if no chat webhook is configured. */
  chat: ChatWebhook | null;
  configs: Pick<ConfigFollower, 'look'>;
  db: Database;
  /** Null if no digests are sent. */
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
  SAMPLE_HEALTH_CRON,
  EXPIRE_TRADES_CRON,
  QUEUE_DIGESTS_CRON,
  RECOUNT_META_CRON,
  FIND_STRAY_UPLOADS_CRON,
].join('\n');

/** Tasks that wait for external servers. */
export const MAIL_TASKS: readonly string[] = ['post-to-chat', 'send-digest', 'send-mail'];

/** The list of all background jobs. */
export function createTasks(deps: WorkerDeps): TaskList {
  const { chat, configs, db, digests, games, mailer, metrics, redis, store } = deps;
  const tasks: Record<string, (payload: unknown) => Promise<void>> = {
    'fill-daily-cards': () => fillDailyCardsJob(db, games.ids),
    'publish-catalogue': async (payload) => {
      // The job may depend on a config that was saved just now.
      await configs.look();
      await publishCatalogueJob(db, games, payload);
    },
    'run-card-schedule': (payload) => runCardScheduleJob(db, payload),
    'import-cards': async (payload) => {
      await configs.look();
      await importCardsJob(db, games, payload);
    },
    'renumber-card': (payload) => renumberCardJob(db, payload),
    'relabel-lists': async (payload) => {
      await configs.look();
      await relabelListsJob(db, games, payload);
    },
    'pack-meta': (payload) => packMetaJob(db, payload),
    'recount-meta': async () => metrics.wrongMetaSums.inc(await recountMeta(db)),
    'clear-catalogue-files': () => clearCatalogueFilesJob(db),
    'clean-up': () => cleanUpJob(db),
    'count-deck-views': () => countDeckViewsJob(db, games.ids, redis),
    'clear-deleted-decks': () => clearDeletedDecksJob(db, games.ids),
    'judge-decks': async () => {
      await configs.look();
      await judgeDecksJob(db, games.list());
    },
    'check-invariants': () => checkInvariantsJob(db, metrics, new Date(systemClock.now())),
    'run-invariants': (payload) => runInvariantsJob(db, payload),
    'sample-health': () => sampleHealthJob(db),
    'expire-trades': () => expireTradesJob(db),
    'queue-digests': () => queueDigestsJob(db, digests),
    'send-digest': (payload) => sendDigestJob(db, digests, payload),
    'send-mail': (payload) => sendMailJob(db, mailer, payload),
    'post-to-chat': (payload) => postToChatJob(chat, systemClock, payload),
    'erase-member': (payload) => eraseMemberJob(db, store, payload),
    'note-erasure': (payload) => noteErasureJob(store, payload),
    'find-stray-uploads': () => findStrayUploadsJob(db, store),
    'sweep-uploads': (payload) => sweepUploadsJob(db, store, payload),
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
