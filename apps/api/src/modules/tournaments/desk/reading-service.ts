import { createHmac } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import { type Action, type Resource, can } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { DeskActor } from '@deckframe/domain/tournaments/desk/may-command';
import type { StaffRole } from '@deckframe/domain/tournaments/event';
import { AppError } from '../../../lib/app-error.ts';
import { canSee } from '../../../lib/can-see.ts';
import { cursorOf, isMoment, isUuid } from '../../../lib/keyset-page.ts';
import type { SessionUser, StaffSight } from '../../../lib/session-user.ts';
import { listInvitations } from '../../accounts/invitations/service.ts';
import {
  type StaffRow,
  type TournamentFacts,
  type TournamentPlace,
  type TournamentRow,
  findOwnRegistration,
  findTournament,
  findTournamentFacts,
  listStaff,
  lockTournament,
} from './queries.ts';

/** An event's staff as a resource. */
function toStaffResource(
  { organizer_id }: Pick<TournamentRow, 'organizer_id'>,
  staff: readonly Pick<StaffRow, 'role' | 'user_id'>[],
  invited: readonly UserId[],
): Resource<UserId> {
  const withRole = (...roles: StaffRole[]): UserId[] =>
    staff.filter(({ role }) => roles.includes(role)).map(({ user_id }) => user_id);
  return {
    invited,
    organisers: [...(organizer_id === null ? [] : [organizer_id]), ...withRole('organiser')],
    headJudges: withRole('headJudge'),
    judges: withRole('headJudge', 'judge'),
    scorekeepers: withRole('scorekeeper'),
    displays: withRole('display'),
  };
}

/** The roles of a member at an event. */
export async function findActor(
  db: Database,
  { row, staff, resource }: SeenTournament<TournamentFacts>,
  user: SessionUser,
): Promise<DeskActor> {
  const place = { game: row.gameid, id: row.id };
  const player = await findOwnRegistration(db, place, user.id);
  const sight = sightOf('desk', row);
  if (canSee(user, 'tournament.manage', resource, sight)) return { role: 'organiser', player };
  const own = staff.find(({ user_id }) => user_id === user.id);
  return { role: own?.role ?? null, player };
}

/** What the audit log says about a read of an event by the site's staff. */
export const sightOf = (
  kind: StaffSight['kind'],
  { gameid: game, id }: Pick<TournamentFacts, 'gameid' | 'id'>,
): StaffSight => ({ kind, game, subject: `tournament/${id}` });

/** An event with staff and resource. */
export type SeenTournament<Row = TournamentRow> = {
  row: Row;
  staff: StaffRow[];
  resource: Resource<UserId>;
};

/** Hidden and draft events are not found by others. */
export const requireTournament = (
  db: Database,
  place: TournamentPlace,
  user: SessionUser | null,
): Promise<SeenTournament> => requireSeen(db, place, user, findTournament);

/** Like `requireTournament`, without player counts, for hot reads. */
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
  const seen = await loadTournament(db, { game, id }, find);
  assertSeen(seen, user);
  return seen;
}

async function loadTournament<Row extends TournamentFacts>(
  db: Database,
  { game, id }: TournamentPlace,
  find: (db: Database, game: string, id: string) => Promise<Row | undefined>,
): Promise<SeenTournament<Row>> {
  const row = await find(db, game, id);
  if (row === undefined) throw new AppError('TOURNAMENT_NOT_FOUND');
  const staff = await listStaff(db, game, id);
  // Only a draft is visible to them alone.
  const invitations =
    row.status === 'draft' ? await listInvitations(db, { type: 'tournament', game, id }) : [];
  const invited = invitations.map(({ user_id }) => user_id);
  return { row, staff, resource: toStaffResource(row, staff, invited) };
}

/** For several members; check each with `assertSeen`. */
export const loadTournamentFacts = (
  db: Database,
  place: TournamentPlace,
): Promise<SeenTournament<TournamentFacts>> => loadTournament(db, place, findTournamentFacts);

export function assertSeen(
  { row, resource }: SeenTournament<TournamentFacts>,
  user: SessionUser | null,
): void {
  const sight = sightOf('tournament', row);
  const isHidden =
    (row.status === 'draft' && !canSee(user, 'tournament.see-draft', resource, sight)) ||
    (row.moderated_at !== null && !canSee(user, 'tournament.see-hidden', resource, sight));
  if (isHidden) throw new AppError('TOURNAMENT_NOT_FOUND');
}

/** Locks an event for a permitted member; others are refused. */
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

export type TournamentMoment = { moment: string; id: string };

export const TOURNAMENT_CURSOR = cursorOf<TournamentMoment>({ moment: isMoment, id: isUuid });

const SIGNATURE = 16;

/**
 * Signs a ticket's QR text. Registration ids are public, so desks compare the whole signed text,
 * also offline.
 */
export function signTicket(secret: string, place: TournamentPlace, entryId: string): string {
  const said = `ticket:${place.game}:${place.id}:${entryId}`;
  const signature = createHmac('sha256', secret).update(said).digest('base64url');
  return `${entryId}.${signature.slice(0, SIGNATURE)}`;
}

/** The event's local date, YYYY-MM-DD. */
export function dayOfEvent({
  start_date,
  time_zone,
}: Pick<TournamentRow, 'start_date' | 'time_zone'>): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, ...parts }).format(start_date);
}

export { tournamentsPart } from './account-part-queries.ts';
export {
  findOwnRegistration,
  findTournament,
  lockTournament,
  SELECT_TOURNAMENT,
  type TournamentPlace,
  type TournamentRow,
} from './queries.ts';
