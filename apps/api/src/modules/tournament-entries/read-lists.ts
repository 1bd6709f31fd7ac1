import type { FrozenList } from '@deckframe/contract/tournaments/tournament-entries';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { AppError } from '../../lib/app-error.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { requireTournament, type TournamentPlace } from '../tournaments/desk/reading-service.ts';
import { findList, listLists } from './list-queries.ts';
import { isShownToAll, toFrozenList } from './mapping.ts';

/** More than anybody looks through on one page: the best placed. */
const LISTS_MAX = 128;

export async function getLists(
  db: Database,
  place: TournamentPlace,
  user: SessionUser | null,
): Promise<{ lists: FrozenList[] }> {
  const { row, resource } = await requireTournament(db, place, user);
  const rows = await listLists(db, place, LISTS_MAX);
  const seesAll = can(user, 'tournament.see-lists', resource);
  const shown = rows.filter((list) => seesAll || isShownToAll(row, list));
  return { lists: shown.map(toFrozenList) };
}

/** One's own, by staff who check lists, or where the policy shows it; else it is said to be hidden. */
export async function getList(
  db: Database,
  place: TournamentPlace,
  listId: string,
  user: SessionUser | null,
): Promise<FrozenList> {
  const { row, resource } = await requireTournament(db, place, user);
  const list = await findList(db, place, listId);
  if (list === undefined) throw new AppError('NOT_FOUND');
  const seen = { ...resource, ownerId: list.user_id };
  if (!isShownToAll(row, list) && !can(user, 'tournament.see-lists', seen)) {
    throw new AppError('LIST_HIDDEN');
  }
  return toFrozenList(list);
}
