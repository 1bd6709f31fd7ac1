import type {
  TournamentAnswer,
  TournamentSummary,
} from '@deckframe/contract/tournaments/tournaments';
import { can } from '@deckframe/domain/accounts/access/can';
import { isAdministrator } from '@deckframe/domain/accounts/access/roles';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { kilometresBetween, type Point } from '@deckframe/domain/tournaments/distance';
import type { PlaceRow } from './near-queries.ts';
import { toModerationState } from '../../lib/moderation-state.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import type { SeenTournament, TournamentRow } from './desk/reading-service.ts';

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
    // Copied: what is answered is a plain value of its own.
    structure: structuredClone(row.structure) as TournamentSummary['structure'],
    finishedAt: row.finished_at?.toISOString() ?? null,
    kilometres: near && point ? Math.round(kilometresBetween(near, point)) : null,
  };
}

export const toPlace = ({ area, time_zone, latitude, longitude, events }: PlaceRow) => ({
  area,
  timeZone: time_zone,
  point: { latitude: latitude / 100, longitude: longitude / 100 },
  events,
});

export function toTournament(
  { row, staff, resource }: SeenTournament,
  user: SessionUser | null,
  ruleSet: string,
): TournamentAnswer {
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
    staff: staff.map(({ user_id, username, role }) => ({
      userId: printUserId(user_id),
      username,
      role,
    })),
    moderation: toModerationState(row),
    you: {
      role: findRole({ row, staff }, user),
      manages: can(user, 'tournament.manage', resource),
      runs: can(user, 'tournament.run', resource),
      seesLists: can(user, 'tournament.see-lists', resource),
    },
  };
}

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
