import type { TournamentWrite } from '@deckframe/contract/tournaments/tournament-writes';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { coarsen } from '@deckframe/domain/tournaments/distance';
import type { TournamentState } from '@deckframe/domain/tournaments/states';
import { sql } from 'kysely';
import type { TournamentPlace } from '../desk/reading-service.ts';

/** Hundredths of a degree; nobody travels to an event online. */
function toHundredths({ mode, point }: TournamentWrite) {
  if (mode === 'online' || point === null) return { latitude: null, longitude: null };
  const { latitude, longitude } = coarsen(point);
  return { latitude: Math.round(latitude * 100), longitude: Math.round(longitude * 100) };
}

/** Times are those of the clock on the wall there; the database knows when summer time is. */
export async function insertTournament(
  db: Database,
  game: string,
  organizerId: UserId,
  sent: TournamentWrite,
): Promise<string> {
  const { timeZone: zone } = sent;
  const { latitude, longitude } = toHundredths(sent);
  const { rows } = await sql<{ id: string }>`
    insert into tournaments (gameid, id, name, description, organizer_id, format, mode, location,
      area, latitude, longitude, time_zone, start_date, registration_deadline, max_players,
      structure, list_policy, list_required, trust)
    values (${game}, gen_random_uuid(), ${sent.name}, ${sent.description}, ${organizerId},
      ${sent.format}, ${sent.mode}, ${sent.location}, ${sent.area},
      ${latitude}::smallint, ${longitude}::smallint, ${zone},
      ${sent.start}::timestamp at time zone ${zone},
      ${sent.deadline}::timestamp at time zone ${zone}, ${sent.maxPlayers},
      ${JSON.stringify(sent.structure)}::jsonb, ${sent.listPolicy}, ${sent.listRequired},
      ${sent.isUnlisted ? 'unlisted' : 'community'})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateTournament(
  db: Database,
  { game, id }: TournamentPlace,
  sent: TournamentWrite,
): Promise<void> {
  const { timeZone: zone } = sent;
  const { latitude, longitude } = toHundredths(sent);
  await sql`update tournaments set version = version + 1, updated_at = app_now(),
      name = ${sent.name}, description = ${sent.description}, format = ${sent.format},
      mode = ${sent.mode}, location = ${sent.location}, area = ${sent.area},
      latitude = ${latitude}::smallint, longitude = ${longitude}::smallint, time_zone = ${zone},
      start_date = ${sent.start}::timestamp at time zone ${zone},
      registration_deadline = ${sent.deadline}::timestamp at time zone ${zone},
      max_players = ${sent.maxPlayers}, structure = ${JSON.stringify(sent.structure)}::jsonb,
      list_policy = ${sent.listPolicy}, list_required = ${sent.listRequired},
      trust = case when ${sent.isUnlisted} then 'unlisted'
        when trust = 'unlisted' then 'community' else trust end
    where gameid = ${game} and id = ${id}::uuid`.execute(db);
}

export async function updateState(
  db: Database,
  { game, id }: TournamentPlace,
  status: TournamentState,
): Promise<void> {
  await sql`update tournaments set version = version + 1, updated_at = app_now(),
      status = ${status}, finished_at = case when ${status} = 'finished' then app_now() end
    where gameid = ${game} and id = ${id}::uuid`.execute(db);
}

export async function updateTrust(
  db: Database,
  { game, id }: TournamentPlace,
  trust: 'community' | 'verified',
): Promise<void> {
  await sql`update tournaments set version = version + 1, updated_at = app_now(), trust = ${trust}
    where gameid = ${game} and id = ${id}::uuid`.execute(db);
}

export async function deleteTournament(db: Database, { game, id }: TournamentPlace): Promise<void> {
  await sql`delete from tournaments where gameid = ${game} and id = ${id}::uuid`.execute(db);
}

/** Drafts on the same weekday and by the same clock, whether it is summer time then or not. */
export async function insertCopies(
  db: Database,
  { game, id }: TournamentPlace,
  organizerId: UserId,
  weeks: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into tournaments (gameid, id, name, description, organizer_id, format, mode, location,
      area, latitude, longitude, time_zone, start_date, registration_deadline, max_players,
      structure, list_policy, list_required, trust, series_id)
    select gameid, gen_random_uuid(), name, description, ${organizerId}, format, mode, location,
      area, latitude, longitude, time_zone,
      ((start_date at time zone time_zone) + make_interval(weeks => week)) at time zone time_zone,
      ((registration_deadline at time zone time_zone) + make_interval(weeks => week))
        at time zone time_zone,
      max_players, structure, list_policy, list_required,
      case when trust = 'unlisted' then trust else 'community' end, coalesce(series_id, id)
    from tournaments, generate_series(1, ${weeks}::integer) as week
    where gameid = ${game} and id = ${id}::uuid
    order by week
    returning id`.execute(db);
  return rows.map((row) => row.id);
}
