import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { TradeSide } from '@deckframe/domain/collection/trades/trade-state';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type NoteRow = {
  id: string;
  side: TradeSide;
  text: string;
  created_at: Date;
  moderated_at: Date | null;
};

/** Of a trade, the last ones that are shown. */
const NOTES_MAX = 200;

export async function insertNote(
  db: Database,
  game: string,
  tradeId: string,
  side: TradeSide,
  text: string,
): Promise<void> {
  await db
    .insertInto('trade_notes')
    .values({ gameid: game, trade_id: tradeId, side, text })
    .execute();
}

/** The oldest first. */
export async function listNotes(db: Database, game: string, tradeId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select id::text as id, side, text, created_at, moderated_at from trade_notes
    where gameid = ${game} and trade_id = ${tradeId}::uuid
    order by id desc limit ${NOTES_MAX}`.execute(db);
  return rows.toReversed();
}

export type AuthoredNote = { text: string; author_id: UserId | null };

/** A note of a trade of the reader's, with who wrote it. */
export async function findNote(
  db: Database,
  game: string,
  noteId: string,
  readerId: UserId,
): Promise<AuthoredNote | undefined> {
  const { rows } = await sql<AuthoredNote>`
    select text, case side when 'proposer' then proposer_id else partner_id end as author_id
    from trade_notes as note
    join trades on trades.gameid = note.gameid and trades.id = note.trade_id
    where note.gameid = ${game} and note.id = ${noteId}::bigint and moderated_at is null
      and ${readerId} in (proposer_id, partner_id)`.execute(db);
  return rows[0];
}

export async function findTradeOfNote(
  db: Database,
  game: string,
  noteId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ trade_id: string }>`select trade_id from trade_notes
    where gameid = ${game} and id = ${noteId}::bigint`.execute(db);
  return rows[0]?.trade_id;
}

/** For both. */
export async function hideNote(db: Database, game: string, noteId: string): Promise<void> {
  await sql`update trade_notes set moderated_at = app_now()
    where gameid = ${game} and id = ${noteId}::bigint and moderated_at is null`.execute(db);
}

/** A decision to hide it was undone. */
export async function showNote(db: Database, game: string, noteId: string): Promise<void> {
  await sql`update trade_notes set moderated_at = null
    where gameid = ${game} and id = ${noteId}::bigint`.execute(db);
}
