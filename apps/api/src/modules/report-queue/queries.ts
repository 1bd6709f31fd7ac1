import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

/** How long a claim says something: about as long as a hard report takes. */
const CLAIM_MINUTES = 30;
const LAPSED = sql.raw(`claimed_at <= app_now() - interval '${CLAIM_MINUTES} minutes'`);

export type ClaimRow = { item: string; user_id: UserId; username: string; until: Date };

export async function listClaims(db: Database, item: string | null = null): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select item, user_id, users.username,
      claimed_at + interval '${sql.raw(String(CLAIM_MINUTES))} minutes' as until
    from report_claims join users on users.id = user_id
    where not ${LAPSED} and (${item}::text is null or item = ${item})
    order by claimed_at`.execute(db);
  return rows;
}

/** False where a colleague has it. One's own begins anew. */
export async function takeClaim(db: Database, item: string, userId: UserId): Promise<boolean> {
  await sql`delete from report_claims where ${LAPSED} and item <> ${item}`.execute(db);
  const { rows } = await sql`
    insert into report_claims as claims (item, user_id) values (${item}, ${userId}::bigint)
    on conflict (item) do update set user_id = excluded.user_id, claimed_at = app_now()
      where claims.user_id = excluded.user_id or claims.${LAPSED}
    returning item`.execute(db);
  return rows.length === 1;
}

/** False where it is not theirs. */
export async function dropClaim(db: Database, item: string, userId: UserId): Promise<boolean> {
  const { rows } = await sql`delete from report_claims
    where item = ${item} and user_id = ${userId}::bigint returning item`.execute(db);
  return rows.length === 1;
}

const OPEN = {
  report: (id: string) => sql`select from content_reports
    where id = ${id}::bigint and handled_at is null`,
  appeal: (id: string) => sql`select from appeals
    where id = ${id}::bigint and decided_at is null`,
  card: (id: string, game: string) => sql`select from user_card_reports
    where gameid = ${game} and id = ${id}::bigint and not treated`,
} as const;

/** Whether it still waits for somebody. */
export async function isOpen(db: Database, item: string): Promise<boolean> {
  const parts = item.split(':');
  const [kind, id = '0', game = ''] = [parts[0], parts.at(-1), parts[1]];
  const waiting = OPEN[kind as keyof typeof OPEN](id, game);
  const { rows } = await sql<{ open: boolean }>`select exists (${waiting}) as open`.execute(db);
  return rows[0]?.open === true;
}
