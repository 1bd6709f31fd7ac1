import type { MyMatchAnswer } from '@deckframe/contract/tournaments/tournament-rounds';
import type { Database } from '@deckframe/database/db';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { type Desk, findMatch, findMatchOf } from '@deckframe/domain/tournaments/desk/desk';
import { findForbidden } from '@deckframe/domain/tournaments/desk/may-command';
import type { MatchResult } from '@deckframe/domain/tournaments/match-result';
import { AppError } from '../../../lib/app-error.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { type OpenDesk, appendMade, toClock } from './service.ts';
import { findOwnRegistration, listShownNames, type TournamentPlace } from './queries.ts';
import { readDesk } from './read-desk.ts';
import { requireTournamentFacts } from './reading-service.ts';

/** A match as the desk knows it, without member names. */
type UnnamedMatch = Omit<MyMatchAnswer, 'opponent'> & { opponent: string | null };

/** The current round as seen by a player. */
export function toMyMatch(desk: Desk, player: string | null): UnnamedMatch {
  const round = desk.rounds.length;
  const last = desk.rounds.at(-1);
  const match = player === null ? undefined : findMatchOf(desk, round, player);
  const side = match?.b === player ? 'b' : 'a';
  const other = side === 'a' ? 'b' : 'a';
  const isIn = player !== null && desk.players.get(player)?.state === 'in';
  return {
    status: match ? statusOf(match.b, match.result !== null) : isIn ? 'waiting' : 'none',
    round,
    table: match?.table ?? 0,
    side,
    opponent: match?.[other] ?? null,
    bestOf: desk.structure?.phases[last?.phase ?? 0]?.bestOf ?? 1,
    mine: match?.reports[side] ?? null,
    theirs: match?.reports[other] ?? null,
    result: match?.result ?? null,
    isDisputed: (match?.disputed.length ?? 0) > 0,
    isCalled: match?.calledAt !== null && match !== undefined,
    isJudgeComing: match !== undefined && match.taken !== null,
    extraMinutes: match?.extra ?? 0,
    clock: toClock(desk, round),
  };
}

function statusOf(b: string | null, isDecided: boolean): MyMatchAnswer['status'] {
  if (b === null) return 'bye';
  return isDecided ? 'done' : 'playing';
}

export type PlayerAct = { kind: 'report'; result: MatchResult } | { kind: 'call'; open: boolean };

export type Seat = { round: number; table: number };

/** Throws for actions at other tables. */
export function toCommand(desk: Desk, player: string | null, seat: Seat, act: PlayerAct): Command {
  const side = findMatch(desk, seat.round, seat.table)?.b === player ? 'b' : 'a';
  const command: Command = act.kind === 'report' ? { ...act, ...seat, side } : { ...act, ...seat };
  if (findForbidden(desk, { role: null, player }, command)) throw new AppError('FORBIDDEN');
  return command;
}

/** A player's action at their own table. */
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
    (desk) => [toCommand(desk, player, seat, act)],
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
  const names = await listShownNames(db, place, [opponent]);
  return { ...match, opponent: { id: opponent, name: names.get(opponent) ?? '' } };
}
