import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

export type OrganiserFacts = { days: number; open_count: number };

/** How long a member is here, and how many events of theirs are not over, in all games. */
export async function readOrganiser(db: Database, userId: UserId): Promise<OrganiserFacts> {
  const { rows } = await sql<OrganiserFacts>`
    select extract(day from app_now() - users.createdon)::integer as days, (
      select count(*)::integer from tournaments
      where organizer_id = users.id and status not in ('finished', 'cancelled')) as open_count
    from users where users.id = ${userId}`.execute(db);
  return rows[0] ?? { days: 0, open_count: 0 };
}

/** Whether both clocks of the wall stand in the future and in their order. */
export async function hasGoodTimes(
  db: Database,
  { timeZone, start, deadline }: { timeZone: string; start: string; deadline: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_good: boolean }>`
    select ${deadline}::timestamp <= ${start}::timestamp
      and ${deadline}::timestamp at time zone ${timeZone} > app_now() as is_good`.execute(db);
  return rows[0]?.is_good ?? false;
}
