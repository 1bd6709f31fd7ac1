import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import { type AccountPart, readInPages } from '../../../lib/account-part.ts';

type Exported = { entry: unknown; place: string };

/** Exports events of organizers, staff and players. */
async function listTournamentsOf(
  db: Database,
  userId: UserId,
  after: string,
  limit: number,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select event.gameid || ' ' || event.id as place, jsonb_build_object(
      'game', event.gameid, 'id', event.id, 'name', event.name, 'start_date', event.start_date,
      'status', event.status, 'is_organiser', event.organizer_id is not distinct from ${userId},
      'role', staff.role, 'devices', (
        select jsonb_agg(jsonb_build_object('id', device.id, 'created_at', device.created_at))
        from tournament_devices as device where device.gameid = event.gameid
          and device.tournament_id = event.id and device.user_id = ${userId}),
      'registration', to_jsonb(entry) - '{gameid,tournament_id,user_id}'::text[],
      'list', to_jsonb(list) - '{gameid,tournament_id}'::text[]) as entry
    from tournaments as event
    left join tournament_staff as staff on staff.gameid = event.gameid
      and staff.tournament_id = event.id and staff.user_id = ${userId}
    left join tournament_registrations as entry on entry.gameid = event.gameid
      and entry.tournament_id = event.id and entry.user_id = ${userId}
    left join tournament_lists as list on list.gameid = event.gameid
      and list.tournament_id = event.id and list.id = entry.list_id
    where event.gameid || ' ' || event.id > ${after} and (event.gameid, event.id) in (
      select gameid, id from tournaments where organizer_id = ${userId}
      union select gameid, tournament_id from tournament_staff where user_id = ${userId}
      union select gameid, tournament_id from tournament_registrations where user_id = ${userId})
    order by place limit ${limit}`.execute(db);
  return rows;
}

/** Hides the name on event pages; `leaveTournaments` unlinks it. */
async function hidePlayer(db: Database, userId: UserId): Promise<void> {
  await sql`select hide_player(${userId})`.execute(db);
}

/** Played matches stay without the person. */
async function leaveTournaments(db: Database, userId: UserId): Promise<void> {
  await sql`select erase_tournament_traces(${userId})`.execute(db);
}

export const tournamentsPart: AccountPart = {
  name: 'tournaments',
  covers: {
    'tournaments.organizer_id': ['export', 'erase'],
    'tournament_staff.user_id': ['export', 'erase'],
    'tournament_registrations.user_id': ['export', 'erase'],
    'tournament_devices.user_id': ['export', 'erase'],
    'tournament_log.by_user_id': ['erase'],
    'tournament_deck_checks.user_id': ['erase'],
  },
  read: (db, userId, pageSize) =>
    readInPages(pageSize, (after: string | undefined) =>
      listTournamentsOf(db, userId, after ?? '', pageSize),
    ),
  hide: hidePlayer,
  erase: leaveTournaments,
};
