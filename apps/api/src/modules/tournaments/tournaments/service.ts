import type { TournamentWrite } from '@deckframe/contract/tournaments/tournament-writes';
import {
  TOURNAMENTS_PAGE,
  type TournamentAnswer,
  type TournamentSummary,
  type TournamentsQuery,
} from '@deckframe/contract/tournaments/tournaments';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { isAdministrator } from '@deckframe/domain/accounts/access/roles';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { findRuleSet } from '@deckframe/domain/decks/deck/deck-rules';
import type { GameConfig } from '@deckframe/domain/game-config';
import {
  kilometresBetween,
  coarsen,
  parsePoint,
  type Point,
} from '@deckframe/domain/tournaments/distance';
import { isAsStrict, openEventsMax, type StaffRole } from '@deckframe/domain/tournaments/event';
import { AppError } from '../../../lib/app-error.ts';
import { noteSight } from '../../../lib/can-see.ts';
import { writeAdminAct, type AuditFacts } from '../../../lib/audit-log.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { Games } from '../../../lib/games.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import { lockNames } from '../../../lib/lock-names.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { toModerationState } from '../../../lib/moderation-state.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { type InvitationRow, listInvitations } from '../../accounts/invitations/service.ts';
import { assertWords, getRules } from '../../site/writing-rules/service.ts';
import {
  type SeenTournament,
  type TournamentPlace,
  type TournamentRow,
  holdTournament,
  TOURNAMENT_CURSOR,
  requireTournament,
  sightOf,
  dayOfEvent,
} from '../desk/reading-service.ts';
import { fillPlaces, hasEntries } from '../entries/service.ts';
import {
  hasGoodTimes,
  readOrganiser,
  listPlaces,
  listTournaments,
  type PlaceRow,
} from './queries.ts';
import {
  countHeld,
  deleteTournament,
  insertCopies,
  insertTournament,
  updateTournament,
} from './write-queries.ts';

export { followState } from './follow-desk.ts';

export function toTournamentSummary(row: TournamentRow, near?: Point): TournamentSummary {
  const point = toPoint(row);
  return {
    id: row.id,
    game: row.gameid,
    name: row.name,
    organizer: row.organizer,
    format: row.format,
    mode: row.mode,
    location: row.location,
    area: row.area,
    timeZone: row.time_zone,
    startDate: row.start_date.toISOString(),
    registrationDeadline: row.registration_deadline.toISOString(),
    maxPlayers: row.max_players,
    playerCount: row.player_count,
    waitingCount: row.waiting_count,
    status: row.status,
    trust: row.trust,
    source: row.source,
    // Copied, so that the answer is a separate plain value.
    structure: structuredClone(row.structure) as TournamentSummary['structure'],
    finishedAt: row.finished_at?.toISOString() ?? null,
    kilometres: near && point ? Math.round(kilometresBetween(near, point)) : null,
  };
}

const toPlace = ({ area, time_zone, latitude, longitude, events }: PlaceRow) => ({
  area,
  timeZone: time_zone,
  point: { latitude: latitude / 100, longitude: longitude / 100 },
  events,
});

function toTournament(
  { row, staff, resource }: SeenTournament,
  user: SessionUser | null,
  { ruleSet, invitations }: { ruleSet: string; invitations: readonly InvitationRow[] },
): TournamentAnswer {
  const manages = can(user, 'tournament.manage', resource);
  if (user !== null && manages && invitations.length > 0) {
    noteSight(user, 'tournament.manage', resource, sightOf('invitations', row));
  }
  const own = invitations.find(({ user_id }) => user_id === user?.id);
  return {
    ...toTournamentSummary(row),
    description: row.description,
    point: toPoint(row),
    version: row.version,
    seriesId: row.series_id,
    importLink: row.import_link,
    listPolicy: row.list_policy,
    listRequired: row.list_required,
    ruleSet,
    staff: staff.map(toStaffMember),
    invited: manages ? invitations.map(toStaffMember) : [],
    moderation: toModerationState(row),
    you: {
      role: findRole({ row, staff }, user),
      manages,
      runs: can(user, 'tournament.run', resource),
      seesLists: can(user, 'tournament.see-lists', resource),
      invitation: own === undefined ? null : { role: toRole(own), by: own.inviter },
    },
  };
}

/** The table requires a role for an invitation to a tournament. */
export const toRole = ({ role }: Pick<InvitationRow, 'role'>): StaffRole => role ?? 'display';

const toStaffMember = (row: Pick<InvitationRow, 'role' | 'user_id' | 'username'>) => ({
  userId: printUserId(row.user_id),
  username: row.username,
  role: toRole(row),
});

function toPoint({
  latitude,
  longitude,
}: Pick<TournamentRow, 'latitude' | 'longitude'>): Point | null {
  if (latitude === null || longitude === null) return null;
  return { latitude: latitude / 100, longitude: longitude / 100 };
}

function findRole(
  { row, staff }: Pick<SeenTournament, 'row' | 'staff'>,
  user: SessionUser | null,
): TournamentAnswer['you']['role'] {
  if (user === null) return null;
  if (row.organizer_id === user.id) return 'organiser';
  const own = staff.find(({ user_id }) => user_id === user.id)?.role;
  return own ?? (isAdministrator(user.roles) ? 'administrator' : null);
}

type Office = { action: string; row: TournamentRow; after?: AuditFacts };

/** Records in the audit log that an Administrator changed somebody else's event. */
export async function noteOffice(
  { db, user, requestId }: Pick<OpenWrite, 'db' | 'requestId' | 'user'>,
  { game, id }: TournamentPlace,
  { action, row, after = {} }: Office,
): Promise<void> {
  if (row.organizer_id === user.id) return;
  await writeAdminAct(db, {
    actorId: user.id,
    action,
    game,
    subject: `tournament/${id}`,
    before: { status: row.status, version: row.version },
    after,
    requestId,
  });
}

/** Throws for an unknown time zone, past times, or fewer places than registered players. */
async function checkWrite(
  db: Database,
  sent: TournamentWrite,
  before: TournamentRow | null,
): Promise<void> {
  if (!isTimeZone(sent.timeZone)) throw new AppError('TOURNAMENT_TIMES');
  const isOver =
    before !== null && before.status !== 'draft' && before.registration_deadline <= before.now;
  if (!isOver && !(await hasGoodTimes(db, sent))) throw new AppError('TOURNAMENT_TIMES');
  if (sent.deadline > sent.start) throw new AppError('TOURNAMENT_TIMES');
  if (before !== null && sent.maxPlayers < before.player_count)
    throw new AppError('TOURNAMENT_FULL');
}

/**
 * True for names of the tz database. PostgreSQL reads offsets such as `+05:30` with the opposite
 * sign.
 */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the rules on the local day of the event. */
function nameRuleSet(
  config: GameConfig,
  row: Pick<TournamentRow, 'start_date' | 'time_zone'>,
): string {
  return findRuleSet(config.ruleSets, dayOfEvent(row))?.id ?? '';
}

/** Members who have held an event here may import others; staff always may. */
export async function requireHistory({ db, user }: Pick<OpenWrite, 'db' | 'user'>): Promise<void> {
  if (can(user, 'tournament.manage', {})) return;
  if ((await countHeld(db, user.id)) === 0) throw new AppError('IMPORT_NEEDS_HISTORY');
}

export const TOURNAMENT_LIMIT: DatabaseLimit = { name: 'tournament', max: 60, windowSeconds: 3600 };

export type TournamentDeps = { db: Database; games: Games };
type Write = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;

export async function getTournaments(db: Database, game: string, query: TournamentsQuery) {
  const { after, view, near: typed, ...asked } = query;
  const point = typed === undefined ? undefined : parsePoint(typed);
  const near = point && coarsen(point);
  const page = readPage({ after }, TOURNAMENTS_PAGE, TOURNAMENT_CURSOR.parse);
  const found = await listTournaments(
    db,
    { game, view, asked: { ...asked, near } },
    page.from,
    rowsToRead(page),
  );
  const { rows, older } = toPage(page, found, TOURNAMENT_CURSOR.print);
  return { tournaments: rows.map((row) => toTournamentSummary(row, near)), next: older };
}

export async function getPlaces(db: Database, game: string) {
  return { places: (await listPlaces(db, game)).map(toPlace) };
}

export async function getTournament(
  { db, games }: TournamentDeps,
  place: TournamentPlace,
  user: SessionUser | null,
): Promise<TournamentAnswer> {
  const seen = await requireTournament(db, place, user);
  const invitations =
    user === null ? [] : await listInvitations(db, { type: 'tournament', ...place });
  const ruleSet = nameRuleSet(games.get(place.game), seen.row);
  return toTournament(seen, user, { ruleSet, invitations });
}

export async function addTournament(
  write: Write,
  games: Games,
  game: string,
  sent: TournamentWrite,
): Promise<TournamentAnswer> {
  const { db, user } = write;
  await requireSpace(write, 1);
  await checkWrite(db, sent, null);
  await assertWords(write, textsOf(sent));
  const id = await insertTournament(db, game, user.id, sent);
  return getTournament({ db, games }, { game, id }, user);
}

/** Refuses an outdated version. Of several concurrent changes, the first one wins. */
export async function changeTournament(
  write: Write & Pick<OpenWrite, 'requireVersion' | 'tell'>,
  games: Games,
  place: TournamentPlace,
  sent: TournamentWrite,
): Promise<TournamentAnswer> {
  const { db, user } = write;
  const version = write.requireVersion();
  const { row } = await holdTournament(db, place, user, 'tournament.manage');
  if (row.version !== version) throw new AppError('VERSION_CONFLICT');
  if (row.status === 'finished' || row.status === 'cancelled') {
    throw new AppError('TOURNAMENT_STATE');
  }
  await checkWrite(db, sent, row);
  if (!isAsStrict(sent.listPolicy, row.list_policy) && (await hasEntries(db, place))) {
    throw new AppError('LIST_POLICY_OPENED');
  }
  await assertWords(write, textsOf(sent));
  await updateTournament(db, place, sent);
  if (row.status === 'open') await fillPlaces(write, place, sent.name);
  await noteOffice(write, place, { action: 'tournament.edit', row });
  return getTournament({ db, games }, place, user);
}

/**
 * Deletes a draft or an import. An announced event is cancelled instead, so that players can still
 * find it.
 */
export async function removeTournament(write: Write, place: TournamentPlace): Promise<void> {
  const { row } = await holdTournament(write.db, place, write.user, 'tournament.manage');
  if (row.status !== 'draft' && row.source !== 'imported') throw new AppError('TOURNAMENT_STATE');
  await deleteTournament(write.db, place);
  await noteOffice(write, place, { action: 'tournament.delete', row });
}

/** Creates weekly copies of an event as drafts of the member. */
export async function copyTournament(
  write: Write,
  place: TournamentPlace,
  weeks: number,
): Promise<{ ids: string[] }> {
  await holdTournament(write.db, place, write.user, 'tournament.manage');
  await requireSpace(write, weeks);
  return { ids: await insertCopies(write.db, place, write.user.id, weeks) };
}

const textsOf = ({ name, description, format, location, area }: TournamentWrite): string[] => [
  name,
  description,
  format,
  location,
  area,
];

/** Locked, because two concurrent requests could each take the last allowed event. */
async function requireSpace({ db, user }: Write, wanted: number): Promise<void> {
  await lockNames(db, [`tournaments:${user.id}`]);
  const { days, open_count } = await readOrganiser(db, user.id);
  const limit = openEventsMax(days, (await getRules(db)).newMember);
  if (open_count + wanted > limit) throw new AppError('TOURNAMENT_LIMIT', { limit });
}
