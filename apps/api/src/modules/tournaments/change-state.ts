import type { TournamentAnswer } from '@deckframe/contract/tournaments/tournaments';
import { mayBecome, type TournamentState } from '@deckframe/domain/tournaments/states';
import { AppError } from '../../lib/app-error.ts';
import type { Games } from '../../lib/games.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { notify } from '../notices/service.ts';
import { listPlayerIds } from '../tournament-entries/service.ts';
import { holdTournament, type TournamentPlace } from './desk/reading-service.ts';
import { noteOffice } from './audit.ts';
import { getTournament } from './service.ts';
import { updateState } from './tournaments/write-queries.ts';

/** From one state to a next one; whoever is registered hears of a cancelled event. */
export async function changeState(
  write: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  games: Games,
  place: TournamentPlace,
  status: TournamentState,
): Promise<TournamentAnswer> {
  const { db, user } = write;
  const { row } = await holdTournament(db, place, user, 'tournament.manage');
  if (row.status !== status) {
    // What was held elsewhere is over.
    if (row.source === 'imported' || !mayBecome(row.status, status))
      throw new AppError('TOURNAMENT_STATE');
    if (status === 'running' && row.player_count < 2) throw new AppError('TOURNAMENT_STATE');
    await updateState(db, place, status);
    await noteOffice(write, place, { action: 'tournament.state', row, after: { status } });
    if (status === 'cancelled') {
      await notify(write, await listPlayerIds(db, place), {
        kind: 'tournament',
        place: { type: 'tournament', ...place },
        label: row.name,
        detail: 'cancelled',
      });
    }
  }
  return getTournament({ db, games }, place, user);
}
