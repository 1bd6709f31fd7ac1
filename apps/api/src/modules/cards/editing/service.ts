import type { Database } from '@deckframe/database/db';
import { encodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { listCardColumns } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { refuseMissingColumns } from '../catalogue/service.ts';
import { toHistoryEntry, toSchedule } from './mapping.ts';
import {
  findImage,
  countAllCards,
  listAllCards,
  listHistory,
  listOpenSchedules,
} from './queries.ts';

/** Refuses unknown cards and external pictures. */
export async function requirePlace(
  db: Database,
  { gameid, cardFront_template: template }: GameConfig,
  cardno: string,
): Promise<void> {
  if (!template.startsWith(`/media/${gameid}/cards/`)) throw new AppError('UPLOADS_OFF');
  await requireImage(db, gameid, cardno);
}

/** Records the uploader. The card shows the picture when its cell `image` is saved. */
export async function recordPicture(
  { db, user, requestId }: OpenWrite,
  { game, cardno }: { game: string; cardno: string },
  { image, bytes }: { image: string; bytes: number },
) {
  const before = await requireImage(db, game, cardno);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'cards.picture',
    game,
    subject: `card:${cardno}`,
    before: { image: before },
    after: { image, bytes },
    requestId,
  });
  return { cardno, image, before };
}

async function requireImage(db: Database, game: string, cardno: string): Promise<string | null> {
  const card = await findImage(db, game, cardno);
  if (card === undefined) throw new AppError('NOT_FOUND');
  return card.image;
}

const PAGE = 1000;
const HISTORY_MAX = 100;

/** Returns a page of all cards by column, including hidden ones. */

export async function getAllCards(
  db: Database,
  config: GameConfig,
  { after = '', limit = PAGE }: { after?: string | undefined; limit?: number | undefined },
) {
  await refuseMissingColumns(db, config.gameid);
  const columns = listCardColumns(config);
  const found = await listAllCards(db, config.gameid, columns, { after, limit: limit + 1 });
  const cards = found.slice(0, limit);
  return {
    ...encodeColumnFile(cards, columns),
    total: await countAllCards(db, config.gameid),
    next: found.length > limit ? String(cards.at(-1)?.['cardno']) : null,
  };
}

export async function getHistory(db: Database, game: string, cardno: string) {
  const rows = await listHistory(db, game, cardno, HISTORY_MAX);
  return { entries: rows.map(toHistoryEntry) };
}

export async function getSchedules(db: Database, game: string) {
  return { schedules: (await listOpenSchedules(db, game)).map(toSchedule) };
}
