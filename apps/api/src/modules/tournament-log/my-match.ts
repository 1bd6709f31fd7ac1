import type { MyMatchAnswer } from '@deckframe/contract/tournaments/tournament-rounds';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import { findMatchOf } from '@deckframe/domain/tournament/desk/find-match';
import { toClock } from './round-clock.ts';

/** As the desk tells it, which knows no names of members. */
export type UnnamedMatch = Omit<MyMatchAnswer, 'opponent'> & { opponent: string | null };

/** The running round as one of its players sees it. */
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
