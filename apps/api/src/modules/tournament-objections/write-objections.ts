import type { ObjectionsAnswer } from '@deckframe/contract/tournament-objections';
import { isAdministrator } from '@deckframe/domain/accounts/access/roles';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { notify } from '../notices/service.ts';
import {
  holdTournament,
  lockTournament,
  requireTournament,
  type TournamentPlace,
} from '../tournaments/desk/reading-service.ts';
import { noteOffice } from '../tournaments/service.ts';
import { assertWords } from '../site/writing-rules/service.ts';
import { insertObjection, listObjections, setAnswer } from './queries.ts';
import { isStillOpen, mayObjectTo, readObjections } from './read-objections.ts';

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>;

/** Within two days of the end, one that is not answered at a time. */
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

/** Once, by who may overrule, and never of one's own. */
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
  // A head judge answers as such; an Administrator from outside is recorded.
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
