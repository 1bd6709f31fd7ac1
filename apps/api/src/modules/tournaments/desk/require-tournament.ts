import type { Database } from '@deckframe/database/db';
import { can, type Action, type Resource } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../../lib/app-error.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import {
  findTournament,
  findTournamentFacts,
  listStaff,
  lockTournament,
  type StaffRow,
  type TournamentFacts,
  type TournamentRow,
} from '../../tournament-reading/queries.ts';
import { toStaffResource } from '../../tournament-reading/staff-resource.ts';

export type TournamentPlace = { game: string; id: string };

/** An event, its staff, and both as `can` asks for them. */
export type SeenTournament<Row = TournamentRow> = {
  row: Row;
  staff: StaffRow[];
  resource: Resource<UserId>;
};

/** For whoever may not see a draft or what moderators have hidden, there is none. */
export const requireTournament = (
  db: Database,
  place: TournamentPlace,
  user: SessionUser | null,
): Promise<SeenTournament> => requireSeen(db, place, user, findTournament);

/** The same for what thousands ask at once, and none of them for how many they are. */
export const requireTournamentFacts = (
  db: Database,
  place: TournamentPlace,
  user: SessionUser | null,
): Promise<SeenTournament<TournamentFacts>> => requireSeen(db, place, user, findTournamentFacts);

async function requireSeen<Row extends TournamentFacts>(
  db: Database,
  { game, id }: TournamentPlace,
  user: SessionUser | null,
  find: (db: Database, game: string, id: string) => Promise<Row | undefined>,
): Promise<SeenTournament<Row>> {
  const row = await find(db, game, id);
  if (row === undefined) throw new AppError('TOURNAMENT_NOT_FOUND');
  const staff = await listStaff(db, game, id);
  const resource = toStaffResource(row, staff);
  const isHidden =
    (row.status === 'draft' && !can(user, 'tournament.see-draft', resource)) ||
    (row.moderated_at !== null && !can(user, 'tournament.see-hidden', resource));
  if (isHidden) throw new AppError('TOURNAMENT_NOT_FOUND');
  return { row, staff, resource };
}

/** Held until the end of the transaction, by one who may do this; everybody else is refused. */
export async function holdTournament(
  db: Database,
  place: TournamentPlace,
  user: SessionUser,
  action: Action,
): Promise<SeenTournament> {
  await lockTournament(db, place.game, place.id);
  const seen = await requireTournament(db, place, user);
  if (!can(user, action, seen.resource)) throw new AppError('FORBIDDEN');
  return seen;
}
