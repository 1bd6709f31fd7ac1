import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import type { DeskActor } from '@deckframe/domain/tournaments/desk/may-command';
import type { SessionUser } from '../../lib/session-user.ts';
import type { SeenTournament, TournamentFacts } from '../tournaments/desk/reading-service.ts';
import { findOwnRegistration } from './player-queries.ts';

/** What a member is at an event. Who manages it is its organiser, Administrators too. */
export async function findActor(
  db: Database,
  { row, staff, resource }: SeenTournament<TournamentFacts>,
  user: SessionUser,
): Promise<DeskActor> {
  const place = { game: row.gameid, id: row.id };
  const player = await findOwnRegistration(db, place, user.id);
  if (can(user, 'tournament.manage', resource)) return { role: 'organiser', player };
  const own = staff.find(({ user_id }) => user_id === user.id);
  return { role: own?.role ?? null, player };
}
