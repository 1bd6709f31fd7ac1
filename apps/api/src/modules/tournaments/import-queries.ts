import type { ImportedFacts } from '@deckframe/contract/tournament-document';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { fitStructure } from '@deckframe/domain/tournament/presets/fit-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import { sql } from 'kysely';

/** The event that this content was imported as. */
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

/** Over from the start; nobody knows its hour, so it is noon. The structure is never shown. */
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

/** Whether this day has begun there at least; an event that is told of has been held. */
export async function isOver(db: Database, day: string, zone: string): Promise<boolean> {
  const { rows } = await sql<{ is_over: boolean }>`
    select ${day}::date <= (app_now() at time zone ${zone})::date as is_over`.execute(db);
  return rows[0]?.is_over ?? false;
}

/** Events of their own that a member has brought to an end here, in all games. */
export async function countHeld(db: Database, userId: UserId): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from tournaments
    where organizer_id = ${userId} and status = 'finished' and source = 'own'
      and moderated_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
