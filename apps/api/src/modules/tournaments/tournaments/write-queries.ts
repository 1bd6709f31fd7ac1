import type { ImportedFacts } from '@deckframe/contract/tournaments/tournament-imports';
import type { TournamentWrite } from '@deckframe/contract/tournaments/tournament-writes';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { coarsen } from '@deckframe/domain/tournaments/distance';
import type { OBJECTION_STATES } from '@deckframe/domain/tournaments/objections';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import type { TournamentState } from '@deckframe/domain/tournaments/states';
import { sql } from 'kysely';
import type { TournamentPlace } from '../desk/reading-service.ts';

/** Returns the event that was imported with this content. */
export async function findImported(
  db: Database,
  game: string,
  hash: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from tournaments
    where gameid = ${game} and import_hash = ${hash}`.execute(db);
  return rows[0]?.id;
}

type Imported = { userId: UserId; facts: ImportedFacts; hash: string; players: number };

/**
 * Inserted as finished. Its time of day is unknown, so noon is used. The structure is never shown.
 */
export async function insertImported(
  db: Database,
  game: string,
  { userId, facts, hash, players }: Imported,
): Promise<string> {
  const { timeZone: zone } = facts;
  const noon = `${facts.day}T12:00`;
  const { rows } = await sql<{ id: string }>`
    insert into tournaments (gameid, id, name, organizer_id, format, mode, location, area, time_zone,
      start_date, registration_deadline, max_players, structure, list_policy, list_required, source,
      status, finished_at, import_hash, import_link)
    values (${game}, gen_random_uuid(), ${facts.name}, ${userId}, ${facts.format}, ${facts.mode},
      ${facts.location}, ${facts.area}, ${zone}, ${noon}::timestamp at time zone ${zone},
      ${noon}::timestamp at time zone ${zone}, ${players},
      ${JSON.stringify(fitStructure(PRESETS.swissOnly, players))}::jsonb, 'open', false, 'imported',
      'finished', app_now(), ${hash}, ${facts.link})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** True if this day has begun in the zone; only past events can be imported. */
export async function isOver(db: Database, day: string, zone: string): Promise<boolean> {
  const { rows } = await sql<{ is_over: boolean }>`
    select ${day}::date <= (app_now() at time zone ${zone})::date as is_over`.execute(db);
  return rows[0]?.is_over ?? false;
}

/** Number of events that the member has finished here, in all games. */
export async function countHeld(db: Database, userId: UserId): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from tournaments
    where organizer_id = ${userId} and status = 'finished' and source = 'own'
      and moderated_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export type ObjectionRow = {
  id: string;
  user_id: UserId | null;
  username: string | null;
  text: string;
  status: (typeof OBJECTION_STATES)[number];
  answer: string;
  created_at: Date;
};

/** Limit of objections on one page. */
const MOST = 200;

/** Open ones first, then newest. */
export async function listObjections(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<ObjectionRow[]> {
  const { rows } = await sql<ObjectionRow>`select said.id, said.user_id, users.username, said.text,
      said.status, said.answer, said.created_at
    from tournament_objections as said
    left join users_public as users on users.id = said.user_id
    where said.gameid = ${game} and said.tournament_id = ${id}::uuid
    order by said.status <> 'open', said.created_at desc, said.id limit ${MOST}`.execute(db);
  return rows;
}

export async function insertObjection(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
  text: string,
): Promise<void> {
  await sql`insert into tournament_objections (gameid, tournament_id, id, user_id, text)
    values (${game}, ${id}::uuid, gen_random_uuid(), ${userId}, ${text})`.execute(db);
}

export async function setAnswer(
  db: Database,
  { game, id }: TournamentPlace,
  objectionId: string,
  { isUpheld, answer }: { isUpheld: boolean; answer: string },
): Promise<void> {
  await sql`update tournament_objections set status = ${isUpheld ? 'upheld' : 'rejected'},
      answer = ${answer}, answered_at = app_now()
    where gameid = ${game} and tournament_id = ${id}::uuid and id = ${objectionId}::uuid`.execute(
    db,
  );
}

export async function isRegistered(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
): Promise<boolean> {
  const { rows } = await sql`select from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Converts to hundredths of a degree. Online events have no location. */
function toHundredths({ mode, point }: TournamentWrite) {
  if (mode === 'online' || point === null) return { latitude: null, longitude: null };
  const { latitude, longitude } = coarsen(point);
  return { latitude: Math.round(latitude * 100), longitude: Math.round(longitude * 100) };
}

/** Times are local times of the venue. The database knows daylight saving time. */
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

/** Inserts drafts with the same weekday and local time, also across daylight saving time. */
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

export async function anonymizeObjections(db: Database, userId: UserId): Promise<void> {
  await sql`update tournament_objections set user_id = null, text = ''
    where user_id = ${userId}`.execute(db);
}
