import {
  TOURNAMENTS_PAGE,
  type TournamentAnswer,
  type TournamentsQuery,
} from '@deckframe/contract/tournaments/tournaments';
import type { TournamentWrite } from '@deckframe/contract/tournaments/tournament-writes';
import type { Database } from '@deckframe/database/db';
import { coarsen, parsePoint } from '@deckframe/domain/tournaments/distance';
import { openEventsMax } from '@deckframe/domain/tournament/event';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import type { Games } from '../../lib/games.ts';
import { encodePlace, readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import { lockNames } from '../../lib/lock-names.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { fillPlaces } from '../tournament-entries/service.ts';
import {
  holdTournament,
  parseTournamentMoment,
  requireTournament,
  type TournamentPlace,
} from './desk/reading-service.ts';
import { assertWords, getRules } from '../site/writing-rules/service.ts';
import { noteOffice } from './audit.ts';
import { checkWrite } from './check-write.ts';
import { readOrganiser } from './limit-queries.ts';
import { listPlaces } from './near-queries.ts';
import { listTournaments } from './list-queries.ts';
import { toPlace, toTournament, toTournamentSummary } from './mapping.ts';
import { nameRuleSet } from './rule-set.ts';
import {
  deleteTournament,
  insertCopies,
  insertTournament,
  updateTournament,
} from './tournaments/write-queries.ts';

export { noteOffice } from './audit.ts';
export { isTimeZone } from './check-write.ts';
export { followState } from './tournaments/follow-desk.ts';
export { findImported, insertImported, isOver } from './import-queries.ts';
export { requireHistory } from './require-history.ts';

export const TOURNAMENT_LIMIT: DatabaseLimit = { name: 'tournament', max: 60, windowSeconds: 3600 };

export type TournamentDeps = { db: Database; games: Games };
type Write = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;

export async function getTournaments(db: Database, game: string, query: TournamentsQuery) {
  const { after, view, near: typed, ...asked } = query;
  const point = typed === undefined ? undefined : parsePoint(typed);
  const near = point && coarsen(point);
  const page = readPage({ after }, TOURNAMENTS_PAGE, parseTournamentMoment);
  const found = await listTournaments(
    db,
    { game, view, asked: { ...asked, near } },
    page.from,
    rowsToRead(page),
  );
  const { rows, older } = toPage(page, found, ({ moment, id }) => encodePlace([moment, id]));
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
  return toTournament(seen, user, nameRuleSet(games.get(place.game), seen.row));
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

/** Refuses what was changed since; the first of several at once wins. */
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
  await assertWords(write, textsOf(sent));
  await updateTournament(db, place, sent);
  if (row.status === 'open') await fillPlaces(write, place, sent.name);
  await noteOffice(write, place, { action: 'tournament.edit', row });
  return getTournament({ db, games }, place, user);
}

/** Only a draft or an import goes; what was announced is cancelled, so that nobody searches for it. */
export async function removeTournament(write: Write, place: TournamentPlace): Promise<void> {
  const { row } = await holdTournament(write.db, place, write.user, 'tournament.manage');
  if (row.status !== 'draft' && row.source !== 'imported') throw new AppError('TOURNAMENT_STATE');
  await deleteTournament(write.db, place);
  await noteOffice(write, place, { action: 'tournament.delete', row });
}

/** Copies of an event a week apart, as drafts of whoever makes them. */
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

/** Two at once could both be the last that fits. */
async function requireSpace({ db, user }: Write, wanted: number): Promise<void> {
  await lockNames(db, [`tournaments:${user.id}`]);
  const { days, open_count } = await readOrganiser(db, user.id);
  const limit = openEventsMax(days, (await getRules(db)).newMember);
  if (open_count + wanted > limit) throw new AppError('TOURNAMENT_LIMIT', { limit });
}
