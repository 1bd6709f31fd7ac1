import type { ObjectionsAnswer } from '@deckframe/contract/tournaments/tournament-results';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { isAdministrator } from '@deckframe/domain/accounts/access/roles';
import { objectionsCloseAt } from '@deckframe/domain/tournaments/objections';
import { tablePart, type AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { noteSight } from '../../../lib/can-see.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { notify } from '../../rewards/notices/service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import {
  type TournamentPlace,
  type TournamentRow,
  holdTournament,
  lockTournament,
  requireTournament,
  sightOf,
} from '../desk/reading-service.ts';
import { noteOffice } from './service.ts';
import {
  anonymizeObjections,
  insertObjection,
  isRegistered,
  listObjections,
  setAnswer,
} from './write-queries.ts';

/**
 * Members who can answer see all objections, authors see their own, and everybody sees corrections.
 */
export async function readObjections(
  db: Database,
  place: TournamentPlace,
  user: SessionUser | null,
): Promise<ObjectionsAnswer> {
  const { row, resource } = await requireTournament(db, place, user);
  const mayAnswer = can(user, 'tournament.overrule', resource);
  const rows = await listObjections(db, place);
  const isOwn = (writer: unknown) => user !== null && writer === user.id;
  if (user !== null && mayAnswer && rows.some(({ user_id }) => !isOwn(user_id))) {
    noteSight(user, 'tournament.overrule', resource, sightOf('objections', row));
  }
  const seen = rows.filter(
    ({ user_id, status }) => mayAnswer || isOwn(user_id) || status === 'upheld',
  );
  const closesAt = closingOf(row);
  return {
    closesAt: closesAt?.toISOString() ?? null,
    mayObject:
      user !== null &&
      isStillOpen(row) &&
      (await mayObjectTo(db, place, row, user)) &&
      !rows.some(({ user_id, status }) => isOwn(user_id) && status === 'open'),
    mayAnswer,
    objections: seen.map((one) => ({
      id: one.id,
      by: mayAnswer ? one.username : null,
      text: mayAnswer || isOwn(one.user_id) ? one.text : null,
      isOwn: isOwn(one.user_id),
      status: one.status,
      answer: one.answer,
      createdAt: one.created_at.toISOString(),
    })),
  };
}

function closingOf({ status, finished_at }: TournamentRow): Date | null {
  const at = objectionsCloseAt(status, finished_at?.getTime() ?? null);
  return at === null ? null : new Date(at);
}

function isStillOpen(row: TournamentRow): boolean {
  const closes = closingOf(row);
  return closes !== null && row.now < closes;
}

/** Registered players may object. Imports have no registrations, so any member may. */
async function mayObjectTo(
  db: Database,
  place: TournamentPlace,
  { source }: TournamentRow,
  user: SessionUser,
): Promise<boolean> {
  return source === 'imported' || isRegistered(db, place, user.id);
}

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>;

/** Accepted within two days after the end, one open objection per member. */
export async function object(
  write: Write,
  place: TournamentPlace,
  text: string,
): Promise<ObjectionsAnswer> {
  const { db, user } = write;
  await lockTournament(db, place.game, place.id);
  const { row } = await requireTournament(db, place, user);
  if (!(await mayObjectTo(db, place, row, user))) throw new AppError('FORBIDDEN');
  if (!isStillOpen(row)) throw new AppError('OBJECTION_CLOSED');
  const before = await listObjections(db, place);
  if (before.some(({ user_id, status }) => user_id === user.id && status === 'open'))
    throw new AppError('OBJECTION_OPEN');
  await assertWords(write, [text]);
  await insertObjection(db, place, user.id, text);
  await notify(write, row.organizer_id === null ? [] : [row.organizer_id], {
    kind: 'tournament',
    place: { type: 'tournament', ...place },
    label: row.name,
    detail: 'objection',
  });
  return readObjections(db, place, user);
}

/** An objection is answered once, by a member who may overrule, but never by its author. */
export async function answerObjection(
  write: Write,
  place: TournamentPlace,
  objectionId: string,
  sent: { isUpheld: boolean; answer: string },
): Promise<ObjectionsAnswer> {
  const { db, user } = write;
  const { row } = await holdTournament(db, place, user, 'tournament.overrule');
  const found = (await listObjections(db, place)).find(({ id }) => id === objectionId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  if (found.user_id === user.id) throw new AppError('FORBIDDEN');
  if (found.status !== 'open') throw new AppError('OBJECTION_CLOSED');
  await assertWords(write, [sent.answer]);
  await setAnswer(db, place, objectionId, sent);
  // A head judge answers in that role. An Administrator from outside is recorded in the audit log.
  if (isAdministrator(user.roles))
    await noteOffice(write, place, { action: 'tournament.objection', row, after: sent });
  await notify(write, found.user_id === null ? [] : [found.user_id], {
    kind: 'tournament',
    place: { type: 'tournament', ...place },
    label: row.name,
    detail: 'answered',
  });
  return readObjections(db, place, user);
}

const rows = tablePart('tournamentObjections', 'tournament_objections.user_id');

/** The answer stays as a correction of the event. The objection's text and author are erased. */
export const objectionsPart: AccountPart = {
  ...rows,
  async erase(db, userId) {
    await anonymizeObjections(db, userId);
  },
};
