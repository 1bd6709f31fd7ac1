import type { MyMatchAnswer } from '@deckframe/contract/tournaments/tournament-rounds';
import type { Database } from '@deckframe/database/db';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { findMatch } from '@deckframe/domain/tournament/desk/find-match';
import { findForbidden } from '@deckframe/domain/tournaments/desk/may-command';
import type { MatchResult } from '@deckframe/domain/tournament/match-result';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import {
  requireTournamentFacts,
  type TournamentPlace,
} from '../tournaments/desk/reading-service.ts';
import { appendMade } from './append-by-server.ts';
import type { OpenDesk } from './cached-desks.ts';
import { toMyMatch, type UnnamedMatch } from './my-match.ts';
import { findOwnRegistration, findShownName } from './player-queries.ts';
import { readDesk } from './read-desk.ts';

export type PlayerAct = { kind: 'report'; result: MatchResult } | { kind: 'call'; open: boolean };

type Seat = { round: number; table: number };

/** What a player does at the own table; of any other there is nothing to be done. */
export async function actAsPlayer(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  place: TournamentPlace,
  seat: Seat,
  act: PlayerAct,
): Promise<{ answer: MyMatchAnswer; open: OpenDesk }> {
  const { row } = await requireTournamentFacts(db, place, user);
  if (row.status !== 'running') throw new AppError('TOURNAMENT_STATE');
  const player = await findOwnRegistration(db, place, user.id);
  const open = await appendMade(
    { db },
    place,
    (desk) => {
      const side = findMatch(desk, seat.round, seat.table)?.b === player ? 'b' : 'a';
      const command: Command =
        act.kind === 'report' ? { ...act, ...seat, side } : { ...act, ...seat };
      if (findForbidden(desk, { role: null, player }, command)) throw new AppError('FORBIDDEN');
      return [command];
    },
    user.id,
  );
  return { answer: await nameOpponent(db, place, toMyMatch(open.desk, player)), open };
}

export async function readMyMatch(
  db: Database,
  place: TournamentPlace,
  user: SessionUser,
): Promise<MyMatchAnswer> {
  await requireTournamentFacts(db, place, user);
  const player = await findOwnRegistration(db, place, user.id);
  const match = await readDesk(db, place, (desk) => toMyMatch(desk, player));
  return nameOpponent(db, place, match);
}

async function nameOpponent(
  db: Database,
  place: TournamentPlace,
  { opponent, ...match }: UnnamedMatch,
): Promise<MyMatchAnswer> {
  if (opponent === null) return { ...match, opponent };
  return { ...match, opponent: { id: opponent, name: await findShownName(db, place, opponent) } };
}
