import { mayBecome, type TournamentState } from '@deckframe/domain/tournaments/states';
import { AppError } from '../../../lib/app-error.ts';
import type { LogFollower } from '../desk/service.ts';
import { findTournament } from '../desk/reading-service.ts';
import { updateState } from './write-queries.ts';

/**
 * The state of an event follows its desk: running from the start, finished at the end, and back
 * after an undo.
 */
export const followState: LogFollower = async (db, place, { desk, entries }) => {
  const isMoved = entries.some(
    ({ command }) =>
      command.kind === 'start' ||
      command.kind === 'finish' ||
      (command.kind === 'undo' && desk.byId.get(command.of)?.command.kind === 'finish'),
  );
  if (!isMoved) return;
  const wanted: TournamentState = desk.finished ? 'finished' : 'running';
  const row = await findTournament(db, place.game, place.id);
  if (row === undefined || row.status === wanted) return;
  if (!mayBecome(row.status, wanted)) throw new AppError('TOURNAMENT_STATE');
  await updateState(db, place, wanted);
};
