import type { DeskView, LogAnswer } from '@deckframe/contract/tournament-log';
import { LOG_PAGE } from '@deckframe/contract/tournament-log';
import type { Database } from '@deckframe/database/db';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../lib/app-error.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import {
  requireTournamentFacts,
  type SeenTournament,
  type TournamentFacts,
  type TournamentPlace,
} from '../tournaments/desk/reading-service.ts';
import { findActor } from './desk-actor.ts';
import { listLog } from './log-queries.ts';
import { toEntry } from './mapping.ts';
import { listCodes, listPlayers } from './player-queries.ts';

type Staffed = SeenTournament<TournamentFacts> & { role: DeskView['role']; player: string | null };

/** An event for whoever works at it, displays too. */
export async function requireStaff(
  db: Database,
  place: TournamentPlace,
  user: SessionUser,
): Promise<Staffed> {
  const seen = await requireTournamentFacts(db, place, user);
  const { role, player } = await findActor(db, seen, user);
  if (role === null) throw new AppError('FORBIDDEN');
  return { ...seen, role, player };
}

export async function readDeskView(
  db: Database,
  place: TournamentPlace,
  user: SessionUser,
): Promise<DeskView> {
  const { row, staff, role, player } = await requireStaff(db, place, user);
  const players = await listPlayers(db, place);
  const codes = role === 'display' ? null : await listCodes(db, place);
  const organiser =
    row.organizer_id === null
      ? []
      : [{ id: printUserId(row.organizer_id), name: row.organizer ?? '' }];
  const others = staff.map(({ user_id, username }) => ({
    id: printUserId(user_id),
    name: username,
  }));
  return {
    name: row.name,
    status: row.status,
    structure: { ...row.structure },
    role,
    player,
    players: players.map(({ id, shown_name, list_id, status }) => ({
      id,
      name: shown_name,
      list: list_id,
      code: codes?.get(list_id ?? '') ?? null,
      status,
    })),
    staff: [...organiser, ...others],
  };
}

export async function readLog(
  db: Database,
  place: TournamentPlace,
  after: number,
): Promise<LogAnswer> {
  const rows = await listLog(db, place, after + 1, LOG_PAGE + 1);
  const shown = rows.slice(0, LOG_PAGE);
  return {
    entries: shown.map((row) => ({ seq: row.seq, ...toEntry(row) })),
    seq: shown.at(-1)?.seq ?? after,
    hasMore: rows.length > LOG_PAGE,
    head: shown.at(-1)?.hash ?? null,
  };
}
