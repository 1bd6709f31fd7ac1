import { MAX_ADS_SHOWN, type AdBody } from '@deckframe/contract/site/ads';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct, type AuditFacts } from '../../lib/audit-log.ts';
import type { Games } from '../../lib/games.ts';
import { toAd, toManagedAd } from './mapping.ts';
import {
  deleteAd,
  insertAd,
  listAds,
  listCounts,
  listRunningAds,
  lockAd,
  updateAd,
  type AdRow,
} from '../site/ads/queries.ts';

/** Staff make a few a month. */
const MAX_LISTED = 500;

export type Act = { actorId: UserId; requestId: string };

/** Nothing where the game shows no ads. */
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

/** From the version that was read: whoever was quicker is not overwritten. */
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
