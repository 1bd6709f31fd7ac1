import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ListPolicy, StaffRole } from '@deckframe/domain/tournaments/event';
import type { EntryState, TournamentState } from '@deckframe/domain/tournaments/states';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { sql } from 'kysely';
import type { ModeratedRow } from '../../../lib/moderation-state.ts';

export type LogRow = {
  seq: number;
  entry_id: string;
  device: string;
  count: number;
  at: Date;
  by_user_id: UserId | null;
  kind: string;
  body: object;
  hash: string;
};

/** Log from a position; its hash detects a different log. */
export async function listLog(
  db: Database,
  { game, id }: TournamentPlace,
  from: number,
  limit: number | null,
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select seq, entry_id, device, count, at, by_user_id, kind, body, hash from tournament_log
    where gameid = ${game} and tournament_id = ${id}::uuid and seq >= ${from}
    order by seq limit ${limit}`.execute(db);
  return rows;
}

export async function insertLog(
  db: Database,
  { game, id }: TournamentPlace,
  rows: readonly LogRow[],
): Promise<void> {
  const texts = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  await sql`insert into tournament_log (gameid, tournament_id, seq, entry_id, device, count, at,
      by_user_id, kind, body, hash)
    select ${game}, ${id}::uuid, row.* from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as row(seq integer, entry_id uuid, device text, count integer, at timestamptz,
        by_user_id bigint, kind text, body jsonb, hash text)
    order by row.seq`.execute(db);
}

export type DeviceRow = { user_id: UserId | null; public_key: string; revoked_at: Date | null };

export async function findDevice(
  db: Database,
  { game, id }: TournamentPlace,
  device: string,
): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`select user_id, public_key, revoked_at
    from tournament_devices where gameid = ${game} and tournament_id = ${id}::uuid
      and id = ${device}::uuid`.execute(db);
  return rows[0];
}

export async function insertDevice(
  db: Database,
  { game, id }: TournamentPlace,
  device: { id: string; userId: UserId; publicKey: string },
): Promise<void> {
  await sql`insert into tournament_devices (gameid, tournament_id, id, user_id, public_key)
    values (${game}, ${id}::uuid, ${device.id}::uuid, ${device.userId}, ${device.publicKey})
    on conflict do nothing`.execute(db);
}

export async function revokeDevice(
  db: Database,
  { game, id }: TournamentPlace,
  device: string,
): Promise<void> {
  await sql`update tournament_devices set revoked_at = coalesce(revoked_at, app_now())
    where gameid = ${game} and tournament_id = ${id}::uuid and id = ${device}::uuid`.execute(db);
}

export async function findOwnRegistration(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and user_id = ${userId}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Registrations by member. */
export async function listRegistrationsOf(
  db: Database,
  { game, id }: TournamentPlace,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, string>> {
  const { rows } = await sql<{ id: string; user_id: UserId }>`
    select id, user_id from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid
      and user_id = any(${userIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.user_id, row.id]));
}

export type PlayerRow = {
  id: string;
  shown_name: string;
  list_id: string | null;
  status: EntryState;
};

export async function listPlayers(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`select id, shown_name, list_id, status
    from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and status <> 'waiting'
    order by created_at, id`.execute(db);
  return rows;
}

/** Prefixes of list hashes by id. */
export async function listCodes(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`select id, left(hash, 12) as code
    from tournament_lists
    where gameid = ${game} and tournament_id = ${id}::uuid`.execute(db);
  return new Map(rows.map((row) => [row.id, row.code]));
}

/** Free places, and players with a place. */
export async function findPlaces(
  db: Database,
  { game, id }: TournamentPlace,
  players: readonly string[],
): Promise<{ free: number; known: string[] }> {
  const { rows } = await sql<{ free: number; known: string[] }>`select max_players
      - (count(*) filter (where entry.status in ('registered', 'checked_in')))::integer as free,
      coalesce(array_agg(entry.id::text)
        filter (where entry.id = any (${players}::uuid[])
          and entry.status in ('registered', 'checked_in')), '{}')
        as known
    from tournaments as event left join tournament_registrations as entry
      on entry.gameid = event.gameid and entry.tournament_id = event.id
    where event.gameid = ${game} and event.id = ${id}::uuid group by max_players`.execute(db);
  return rows[0] ?? { free: 0, known: [] };
}

/** Checked-in players. */
export async function listCheckedIn(
  db: Database,
  { game, id }: TournamentPlace,
  players: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and status = 'checked_in'
      and id = any(${players}::uuid[])
    order by created_at, id`.execute(db);
  return rows.map((row) => row.id);
}

export async function listShownNames(
  db: Database,
  { game, id }: TournamentPlace,
  players: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; shown_name: string }>`
    select id, shown_name from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid
      and id = any(${players}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.shown_name]));
}

export type TournamentPlace = { game: string; id: string };

export type TournamentFacts = ModeratedRow & {
  gameid: string;
  id: string;
  version: number;
  name: string;
  description: string;
  organizer_id: UserId | null;
  organizer: string | null;
  format: string;
  mode: 'online' | 'venue';
  location: string;
  area: string;
  latitude: number | null;
  longitude: number | null;
  time_zone: string;
  start_date: Date;
  registration_deadline: Date;
  max_players: number;
  status: TournamentState;
  structure: Structure;
  list_policy: ListPolicy;
  list_required: boolean;
  trust: 'community' | 'unlisted' | 'verified';
  source: 'demo' | 'imported' | 'own';
  series_id: string | null;
  import_link: string;
  finished_at: Date | null;
  created_at: Date;
  updated_at: Date;
  moment: string;
  now: Date;
};

export type TournamentRow = TournamentFacts & {
  /** Registered and waiting players. */
  player_count: number;
  waiting_count: number;
};

const FACTS = `tournaments.*, users.username as organizer, tournaments.start_date::text as moment,
  app_now() as now`;
const SOURCE = `from tournaments
  left join users_public as users on users.id = tournaments.organizer_id`;

const COUNT = (
  condition: string,
) => `(select count(*)::integer from tournament_registrations as entry
  where entry.gameid = tournaments.gameid and entry.tournament_id = tournaments.id
    and entry.status ${condition})`;

/** Columns of an event; callers add conditions. */
export const SELECT_TOURNAMENT = sql.raw(`select ${FACTS},
  ${COUNT("in ('registered', 'checked_in')")}
    + case when tournaments.status in ('running', 'finished')
      then ${COUNT("in ('dropped', 'disqualified')")} else 0 end as player_count,
  ${COUNT("= 'waiting'")} as waiting_count
  ${SOURCE}`);

export async function findTournament(
  db: Database,
  game: string,
  id: string,
): Promise<TournamentRow | undefined> {
  const { rows } = await sql<TournamentRow>`${SELECT_TOURNAMENT}
    where tournaments.gameid = ${game} and tournaments.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Without player counts, which cost more with more players. */
export async function findTournamentFacts(
  db: Database,
  game: string,
  id: string,
): Promise<TournamentFacts | undefined> {
  const { rows } = await sql<TournamentFacts>`${sql.raw(`select ${FACTS} ${SOURCE}`)}
    where tournaments.gameid = ${game} and tournaments.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Locks an event with its places and log. */
export async function lockTournament(db: Database, game: string, id: string): Promise<void> {
  await sql`select from tournaments where gameid = ${game} and id = ${id}::uuid
    for no key update`.execute(db);
}

export type StaffRow = { user_id: UserId; username: string; role: StaffRole };

export async function listStaff(db: Database, game: string, id: string): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`select staff.user_id, users.username, staff.role
    from tournament_staff as staff join users_public as users on users.id = staff.user_id
    where staff.gameid = ${game} and staff.tournament_id = ${id}::uuid
    order by users.username`.execute(db);
  return rows;
}

export const toPlace = (params: { game: string; tournamentId: string }): TournamentPlace => ({
  game: params.game,
  id: params.tournamentId,
});

/** Database time for server entries. */
export async function findNow(db: Database): Promise<Date | undefined> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db);
  return rows[0]?.now;
}
