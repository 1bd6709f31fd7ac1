import type { ObjectionsAnswer } from '@deckframe/contract/tournament-objections';
import type { Database } from '@deckframe/database/db';
import { can } from '@deckframe/domain/accounts/access/can';
import { objectionsCloseAt } from '@deckframe/domain/tournaments/objections';
import type { SessionUser } from '../../lib/session-user.ts';
import {
  requireTournament,
  type TournamentPlace,
  type TournamentRow,
} from '../tournaments/desk/reading-service.ts';
import { isRegistered, listObjections } from './queries.ts';

/** Those who answer see all, who objected sees the own, everybody what was corrected. */
export async function readObjections(
  db: Database,
  place: TournamentPlace,
  user: SessionUser | null,
): Promise<ObjectionsAnswer> {
  const { row, resource } = await requireTournament(db, place, user);
  const mayAnswer = can(user, 'tournament.overrule', resource);
  const rows = await listObjections(db, place);
  const isOwn = (writer: unknown) => user !== null && writer === user.id;
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

export function isStillOpen(row: TournamentRow): boolean {
  const closes = closingOf(row);
  return closes !== null && row.now < closes;
}

/** Whoever was registered; of an import nobody is, so any member may. */
export async function mayObjectTo(
  db: Database,
  place: TournamentPlace,
  { source }: TournamentRow,
  user: SessionUser,
): Promise<boolean> {
  return source === 'imported' || isRegistered(db, place, user.id);
}
