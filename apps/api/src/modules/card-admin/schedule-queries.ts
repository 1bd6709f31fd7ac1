import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

export type ScheduleRow = {
  id: string;
  gameid: string;
  cardnos: string[];
  published: boolean;
  run_at: Date;
  created_by: UserId;
};

export async function insertSchedule(
  db: Database,
  schedule: { game: string; cardnos: string[]; published: boolean; at: string; userId: UserId },
): Promise<string> {
  const { id } = await db
    .insertInto('card_schedules')
    .values({
      gameid: schedule.game,
      cardnos: schedule.cardnos,
      published: schedule.published,
      run_at: schedule.at,
      created_by: schedule.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select add_job('run-card-schedule',
    payload => json_build_object('game', ${schedule.game}::text, 'id', ${id}::bigint),
    job_key => 'card-schedule:' || ${String(id)}::text,
    run_at => ${schedule.at}::timestamptz)`.execute(db);
  return String(id);
}

export async function listOpenSchedules(
  db: Database,
  game: string,
): Promise<(ScheduleRow & { username: string | null })[]> {
  const { rows } = await sql<ScheduleRow & { username: string | null }>`
    select card_schedules.id::text as id, gameid, cardnos, published, run_at, created_by, username
    from card_schedules
    left join users on users.id = created_by and users.deleted_at is null
    where gameid = ${game} and done_at is null and cancelled_at is null
    order by run_at limit 200`.execute(db);
  return rows;
}

/** Locked until the end of the transaction; undefined where it is over. */
export async function findOpenSchedule(
  db: Database,
  game: string,
  id: string,
): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select id::text as id, gameid, cardnos, published, run_at, created_by from card_schedules
    where gameid = ${game} and id = ${id}::bigint and done_at is null and cancelled_at is null
    for update`.execute(db);
  return rows[0];
}

export async function cancelSchedule(db: Database, game: string, id: string): Promise<void> {
  await sql`update card_schedules set cancelled_at = app_now()
    where gameid = ${game} and id = ${id}::bigint`.execute(db);
}

export async function endSchedule(db: Database, game: string, id: string): Promise<void> {
  await sql`update card_schedules set done_at = app_now()
    where gameid = ${game} and id = ${id}::bigint`.execute(db);
}
