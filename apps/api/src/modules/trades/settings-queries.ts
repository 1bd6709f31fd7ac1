import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type SettingsRow = { is_open: boolean; country: string | null; language: string | null };

export async function findSettings(db: Database, userId: UserId): Promise<SettingsRow> {
  const row = await db
    .selectFrom('trade_settings')
    .select(['is_open', 'country', 'language'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { is_open: true, country: null, language: null };
}

export async function setSettings(
  db: Database,
  userId: UserId,
  { is_open, country, language }: SettingsRow,
): Promise<void> {
  await sql`insert into trade_settings (user_id, is_open, country, language)
    values (${userId}, ${is_open}, ${country}, ${language})
    on conflict (user_id) do update set is_open = excluded.is_open, country = excluded.country,
      language = excluded.language`.execute(db);
}

export type PartnerEntry = {
  cardno: string;
  copies: number;
  trading: boolean;
  wanted: boolean;
};

/** More than anybody looks through. */
const MARKED_MAX = 1000;

/** What a member offers and wants; hidden collections only where `isOwn`. */
export async function listMarked(
  db: Database,
  game: string,
  userId: UserId,
  isOwn: boolean,
): Promise<PartnerEntry[]> {
  const { rows } = await sql<PartnerEntry>`
    select cardno, sum(count)::integer as copies, bool_or(trading) as trading,
      bool_or(wanted) as wanted
    from (
      select cardno, collection, case when trading then count else 0 end as count, trading, wanted
      from collection_entries
      where gameid = ${game} and user_id = ${userId} and (trading or wanted)
      limit ${MARKED_MAX}
    ) as entry
    join collections on collections.user_id = ${userId} and collections.gameid = ${game}
      and collections.id = entry.collection and (${isOwn} or visibility < 2)
    group by cardno order by cardno`.execute(db);
  return rows;
}
