import type { OwnEntry } from '@deckframe/contract/tournaments/tournament-entries';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { appendByServer, type OpenDesk } from '../tournament-log/service.ts';
import {
  lockTournament,
  requireTournament,
  type TournamentPlace,
} from '../tournaments/desk/reading-service.ts';
import { findEntryOf } from './queries.ts';
import { getOwnEntry, isInWindow } from './read-entries.ts';
import { setStatus } from '../tournaments/entries/write-queries.ts';

type Checked = { answer: { entry: OwnEntry | null }; open: OpenDesk | null };

/** Where the desk has started already, its log hears of it as well. */
export async function checkInSelf(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  secret: string,
  place: TournamentPlace,
): Promise<Checked> {
  await lockTournament(db, place.game, place.id);
  const { row } = await requireTournament(db, place, user);
  const entry = await findEntryOf(db, place, user.id);
  if (entry === undefined) throw new AppError('REGISTRATION_NOT_FOUND');
  let open: OpenDesk | null = null;
  if (entry.status !== 'checked_in') {
    if (entry.status !== 'registered' || !isInWindow(row)) throw new AppError('CHECK_IN_CLOSED');
    await setStatus(db, place, entry.id, 'checked_in');
    open = await appendByServer({ db }, place, [{ kind: 'checkIn', player: entry.id }], user.id);
  }
  return { answer: await getOwnEntry(db, secret, place, user), open };
}
