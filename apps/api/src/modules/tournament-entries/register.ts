import type { OwnEntry } from '@deckframe/contract/tournaments/tournament-entries';
import type { GameConfig } from '@deckframe/domain/game-config';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import {
  lockTournament,
  requireTournament,
  type TournamentPlace,
  type TournamentRow,
} from '../tournaments/desk/reading-service.ts';
import { judgeList } from '../tournaments/entries/judge-list.ts';
import { insertList } from './list-queries.ts';
import { findEntryOf } from './queries.ts';
import { getOwnEntry, isBeforeDeadline } from './read-entries.ts';
import { insertEntry, setList } from '../tournaments/entries/write-queries.ts';

export type EntryDeps = { config: GameConfig; secret: string };
type Write = Pick<OpenWrite, 'db' | 'user'>;
type Own = Promise<{ entry: OwnEntry | null }>;

/** Places are given under the lock of the event: nobody gets the last one twice. */
export async function register(
  write: Write,
  deps: EntryDeps,
  place: TournamentPlace,
  deckId: string | null,
): Own {
  const { db, user } = write;
  const row = await holdOpen(write, place);
  if ((await findEntryOf(db, place, user.id)) !== undefined) {
    throw new AppError('ALREADY_REGISTERED');
  }
  const deck = await freeze(write, deps, row, deckId);
  const status = row.player_count < row.max_players ? 'registered' : 'waiting';
  await insertEntry(db, place, { userId: user.id, name: user.username, status, deck });
  return getOwnEntry(db, deps.secret, place, user);
}

/** Another list, as often as one likes until the deadline; the old copy stays, unread. */
export async function changeList(
  write: Write,
  deps: EntryDeps,
  place: TournamentPlace,
  deckId: string,
): Own {
  const { db, user } = write;
  const row = await holdOpen(write, place);
  const entry = await findEntryOf(db, place, user.id);
  if (entry === undefined) throw new AppError('REGISTRATION_NOT_FOUND');
  const deck = await freeze(write, deps, row, deckId);
  if (deck !== null) await setList(db, place, entry.id, deck);
  return getOwnEntry(db, deps.secret, place, user);
}

async function holdOpen({ db, user }: Write, place: TournamentPlace): Promise<TournamentRow> {
  await lockTournament(db, place.game, place.id);
  const { row } = await requireTournament(db, place, user);
  if (!isBeforeDeadline(row)) throw new AppError('REGISTRATION_CLOSED');
  return row;
}

async function freeze(
  { db, user }: Write,
  { config }: EntryDeps,
  row: TournamentRow,
  deckId: string | null,
) {
  if (deckId === null) {
    if (row.list_required) throw new AppError('LIST_REQUIRED');
    return null;
  }
  const judged = await judgeList(db, config, { row, deckId, user });
  if (!judged.legality.isLegal) throw new AppError('DECK_NOT_LEGAL');
  const listId = await insertList(db, { game: row.gameid, id: row.id }, judged);
  return { id: judged.deck.id, version: judged.deck.version, listId };
}
