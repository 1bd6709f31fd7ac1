import {
  MAX_ADS_SHOWN,
  type ManagedAd,
  type AdCount,
  type AdBody,
} from '@deckframe/contract/site/ads';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { AppDeps } from '../../../app-deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct, type AuditFacts } from '../../../lib/audit-log.ts';
import type { Games } from '../../../lib/games.ts';
import { createRateLimiter } from '../../../lib/rate-limiter.ts';
import { createRedisCounts } from '../../../lib/shared-counts.ts';
import {
  addCounts,
  deleteAd,
  insertAd,
  listAds,
  listCounts,
  listRunningAds,
  lockAd,
  updateAd,
  type AdRow,
  type CountRow,
  type CountSum,
} from './queries.ts';

const DAYS_SHOWN = 14;

function toAd(row: AdRow) {
  const { id, kind, title, body, action, link, picture, weight } = row;
  return { id, kind, title, text: body, action, link, picture, weight };
}

function toManagedAd(row: AdRow, counts: readonly CountRow[]): ManagedAd {
  const own = counts.filter(({ ad_id: id }) => id === row.id);
  const sum = (of: 'views' | 'clicks') => own.reduce((total, count) => total + count[of], 0);
  return {
    ...toAd(row),
    game: row.gameid,
    language: row.language,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    version: row.version,
    state: row.state,
    days: own.slice(-DAYS_SHOWN).map(({ day, views, clicks }) => ({ day, views, clicks })),
    views: sum('views'),
    clicks: sum('clicks'),
  };
}

const WINDOW_MS = 60_000;
/** Requests per address; a page sends one every few seconds. */
const LIMIT_PER_MINUTE = 30;
const WRITE_EVERY_MS = 5000;
/** Distinct ads between writes; more are fake. */
const MAX_IDS = 1000;
const DAY_LENGTH = 10;

/**
 * Adds up views and clicks and writes them every few seconds. A crash loses these seconds. Nothing
 * identifies readers; the address is only a limit key.
 */
export function createAdCounter({ clock, db, logger, metrics, redis }: AppDeps) {
  const limiter = createRateLimiter({
    limit: LIMIT_PER_MINUTE,
    windowMs: WINDOW_MS,
    counts: redis && createRedisCounts(redis, 'ads', WINDOW_MS),
    clock,
  });
  let sums = new Map<string, CountSum>();
  const write = async (): Promise<void> => {
    if (sums.size === 0) return;
    const told = [...sums.values()];
    sums = new Map();
    const day = new Date(clock.now()).toISOString().slice(0, DAY_LENGTH);
    await addCounts(db, day, told);
  };
  const writeOrTell = () =>
    write().catch((error: unknown) => logger.warn({ err: error }, 'views of ads were not written'));
  const stopWriting = clock.every(WRITE_EVERY_MS, () => void writeOrTell());
  return {
    stop: async () => {
      stopWriting();
      limiter.stop();
      await writeOrTell();
    },
    add: async (counts: readonly AdCount[], address: string): Promise<void> => {
      const { allowed, resetSeconds: seconds } = await limiter.check(address);
      if (!allowed) {
        metrics.rateLimited.inc({ limit: 'ads' });
        throw new AppError('RATE_LIMITED', { seconds }, { retryAfterSeconds: seconds });
      }
      for (const { id, kind } of counts) {
        const sum = sums.get(id) ?? { id, views: 0, clicks: 0 };
        if (kind === 'view') sum.views += 1;
        else sum.clicks += 1;
        if (sums.size < MAX_IDS) sums.set(id, sum);
      }
    },
  };
}

/** Staff make a few a month. */
const MAX_LISTED = 500;

export type Act = { actorId: UserId; requestId: string };

/** Empty if the game shows no ads. */
export async function getAds(
  { db, games }: { db: Database; games: Games },
  { game, language }: { game: string; language: string },
) {
  if (games.get(game).features.ads !== 'live') return [];
  const rows = await listRunningAds(db, { game, language, limit: MAX_ADS_SHOWN });
  return rows.map(toAd);
}

export async function getManagedAds(db: Database) {
  const rows = await listAds(db, MAX_LISTED);
  const counts = await listCounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toManagedAd(row, counts));
}

export async function createAd(db: Database, games: Games, act: Act, ad: AdBody) {
  requireGame(games, ad);
  const id = await insertAd(db, ad);
  return tell(db, act, 'ad.create', id, {});
}

/** Refuses a stale version. */
export async function changeAd(
  db: Database,
  games: Games,
  act: Act,
  { id, version, ad }: { id: string; version: number; ad: AdBody },
) {
  requireGame(games, ad);
  const before = await getLocked(db, id);
  if (before.version !== version) throw new AppError('VERSION_CONFLICT');
  await updateAd(db, id, ad);
  return tell(db, act, 'ad.change', id, toFacts(before));
}

export async function removeAd(db: Database, act: Act, id: string): Promise<void> {
  const before = await getLocked(db, id);
  await deleteAd(db, id);
  await writeAdminAct(db, {
    ...act,
    action: 'ad.delete',
    game: before.gameid,
    subject: `ad:${id}`,
    before: toFacts(before),
    after: {},
  });
}

function requireGame(games: Games, { game }: AdBody): void {
  if (game !== null) games.get(game);
}

async function getLocked(db: Database, id: string): Promise<AdRow> {
  const row = await lockAd(db, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

async function tell(db: Database, act: Act, action: string, id: string, before: AuditFacts) {
  const row = await getLocked(db, id);
  const subject = `ad:${id}`;
  const after = toFacts(row);
  await writeAdminAct(db, { ...act, action, game: row.gameid, subject, before, after });
  return toManagedAd(row, await listCounts(db, [id]));
}

function toFacts(row: AdRow): AuditFacts {
  const { kind, language, title, body, action, link, picture, weight, version } = row;
  return {
    kind,
    language,
    title,
    text: body,
    action,
    link,
    picture,
    weight,
    version,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  };
}
