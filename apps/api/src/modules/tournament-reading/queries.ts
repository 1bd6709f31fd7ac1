import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { ListPolicy } from '@deckframe/domain/tournament/list-policy';
import type { StaffRole } from '@deckframe/domain/tournament/staff-roles';
import type { TournamentState } from '@deckframe/domain/tournaments/states';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { sql } from 'kysely';
import type { ModeratedRow } from '../../lib/moderation-state.ts';

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
  /** Hundredths of a degree. */
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
  /** As the database writes it, for a place in a list. */
  moment: string;
  now: Date;
};

export type TournamentRow = TournamentFacts & {
  /** Who has a place, and who waits for one. */
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

/** Everything of an event but its lists; who reads it adds the conditions. */
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

/** Without its players, whom to count takes longer the more there are. */
export async function findTournamentFacts(
  db: Database,
  game: string,
  id: string,
): Promise<TournamentFacts | undefined> {
  const { rows } = await sql<TournamentFacts>`${sql.raw(`select ${FACTS} ${SOURCE}`)}
    where tournaments.gameid = ${game} and tournaments.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Nobody else changes it, its places or its log before the end of the transaction. */
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
