import type { TournamentAnswer } from '@deckframe/contract/tournaments/tournaments';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { Games } from '../../../lib/games.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { toRemovalFacts } from '../../../lib/moderation-state.ts';
import { countEvent } from '../../meta/meta/service.ts';
import { notify } from '../../rewards/notices/service.ts';
import { type TournamentPlace, findTournament, lockTournament } from '../desk/reading-service.ts';
import { getTournament } from './service.ts';
import { setRemoval } from './queries.ts';

/** Out of public with a reason, or, without `removal`, back again; its organiser still sees it. */
export async function moderateTournament(
  { db, user, requestId, tell }: Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>,
  games: Games,
  place: TournamentPlace,
  removal: { reason: string } | null,
): Promise<TournamentAnswer> {
  const { game, id } = place;
  await lockTournament(db, game, id);
  const row = await findTournament(db, game, id);
  if (row === undefined) throw new AppError('TOURNAMENT_NOT_FOUND');
  const wasRemoved = row.moderated_at !== null;
  if (removal === null && !wasRemoved) throw new AppError('NOT_FOUND');
  await setRemoval(db, place, removal);
  await countEvent(db, games.get(game), place, row.status === 'finished');
  await writeAdminAct(db, {
    actorId: user.id,
    action: removal === null ? 'tournament.restore' : 'tournament.hide',
    game,
    subject: `tournament/${id}`,
    before: toRemovalFacts(wasRemoved ? row.moderation_reason : undefined),
    after: toRemovalFacts(removal?.reason),
    requestId,
  });
  await notify({ db, tell }, row.organizer_id === null ? [] : [row.organizer_id], {
    kind: 'moderation',
    place: { type: 'tournament', game, id },
    label: row.name,
    detail: removal === null ? 'restored' : 'hidden',
    message: removal?.reason ?? null,
  });
  return getTournament({ db, games }, place, user);
}
