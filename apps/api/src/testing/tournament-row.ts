import { randomUUID } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { STRUCTURE } from './tournament-structure.ts';

export type EventRow = {
  organizerId: number;
  game?: string;
  status?: string;
  policy?: string;
  maxPlayers?: number;
  startsIn?: string;
  listRequired?: boolean;
};

/** Inserts an event that starts in a week. */
export async function addTournament(db: Database, event: EventRow): Promise<string> {
  const id = randomUUID();
  const { maxPlayers = 8, policy = 'afterTheEnd', startsIn = '7 days', status = 'open' } = event;
  await sql`insert into tournaments (gameid, id, name, organizer_id, format, mode, location,
      time_zone, start_date, registration_deadline, max_players, status, structure, list_policy,
      list_required)
    values (${event.game ?? 'gundam'}, ${id}, 'Harbour weekly', ${event.organizerId}, 'Standard', 'venue',
      'Harbour Games', 'Europe/Berlin', app_now() + ${startsIn}::interval,
      app_now() + ${startsIn}::interval, ${maxPlayers}, ${status},
      ${JSON.stringify(STRUCTURE)}::jsonb, ${policy}, ${event.listRequired ?? false})`.execute(db);
  return id;
}

export async function addEntry(
  db: Database,
  tournamentId: string,
  entry: { userId: number | null; name?: string; deckId?: string; placement?: number },
): Promise<string> {
  const id = randomUUID();
  const { userId, name = 'Guest', deckId = null, placement = null } = entry;
  await sql`insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name,
      status, deck_id, placement)
    values ('gundam', ${tournamentId}, ${id}, ${userId}, ${name}, 'registered', ${deckId}::uuid,
      ${placement})`.execute(db);
  return id;
}
