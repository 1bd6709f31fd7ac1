import type { TournamentAnswer } from '@deckframe/contract/tournaments/tournaments';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { Games } from '../../../lib/games.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { countEvent } from '../../meta/meta/service.ts';
import { type TournamentPlace, findTournament, lockTournament } from '../desk/reading-service.ts';
import { getTournament } from './service.ts';
import { updateTrust } from './write-queries.ts';

/** Staff verify an event or withdraw it. Not for their own events or for imports. */
export async function verifyTournament(
  { db, user, requestId }: Pick<OpenWrite, 'db' | 'requestId' | 'user'>,
  games: Games,
  place: TournamentPlace,
  isVerified: boolean,
): Promise<TournamentAnswer> {
  const { game, id } = place;
  await lockTournament(db, game, id);
  const row = await findTournament(db, game, id);
  if (row === undefined) throw new AppError('TOURNAMENT_NOT_FOUND');
  if (row.organizer_id === user.id) throw new AppError('FORBIDDEN');
  const isKnown = row.source === 'own' && row.trust !== 'unlisted' && row.status !== 'draft';
  if (!isKnown) throw new AppError('TOURNAMENT_STATE');
  const trust = isVerified ? 'verified' : 'community';
  await updateTrust(db, place, trust);
  await countEvent(db, games.get(game), place, row.status === 'finished');
  await writeAdminAct(db, {
    actorId: user.id,
    action: isVerified ? 'tournament.verify' : 'tournament.unverify',
    game,
    subject: `tournament/${id}`,
    before: { trust: row.trust },
    after: { trust },
    requestId,
  });
  return getTournament({ db, games }, place, user);
}
