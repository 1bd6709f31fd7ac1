import type { Database } from '@deckframe/database/db';
import { encodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { listCardColumns } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import { refuseMissingColumns } from '../cards/catalogue/service.ts';
import { toHistoryEntry, toSchedule } from '../cards/editing/mapping.ts';
import { countAllCards, listAllCards, listHistory } from './queries.ts';
import { listOpenSchedules } from './schedule-queries.ts';

const PAGE = 1000;
const HISTORY_MAX = 100;

/** A page of all cards with all columns of the game, hidden cards too, column by column. */

export { undoImport } from './undo-import.ts';

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
