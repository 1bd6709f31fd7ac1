import type { TournamentAnswer } from '@deckframe/contract/tournaments/tournaments';
import { AppError } from '../../../lib/app-error.ts';
import type { Games } from '../../../lib/games.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import type { Removal } from '../../../lib/moderation-state.ts';
import { countEvent } from '../../meta/meta/service.ts';
import { moderate } from '../../rewards/notices/moderation-service.ts';
import { type TournamentPlace, findTournament, lockTournament } from '../desk/reading-service.ts';
import { getTournament } from './service.ts';

/** The organizer still sees a hidden event. */
export async function moderateTournament(
  write: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  games: Games,
  place: TournamentPlace,
  removal: Removal,
): Promise<TournamentAnswer> {
  const { db, user } = write;
  const { game, id } = place;
  await lockTournament(db, game, id);
  const row = await findTournament(db, game, id);
  if (row === undefined) throw new AppError('TOURNAMENT_NOT_FOUND');
  await moderate(
    write,
    {
      kind: 'tournament',
      game,
      id,
      row,
      ownerId: row.organizer_id,
      label: row.name,
      place: { type: 'tournament', game, id },
      actions: { hide: 'tournament.hide', restore: 'tournament.restore' },
      subject: `tournament/${id}`,
    },
    removal,
  );
  await countEvent(db, games.get(game), place, row.status === 'finished');
  return getTournament({ db, games }, place, user);
}
