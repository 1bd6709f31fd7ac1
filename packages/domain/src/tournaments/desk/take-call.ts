import type { Command, Entry } from './command.ts';
import { type Desk, type DeskMatch, findMatch } from './desk.ts';
import type { Refusal } from './refusal.ts';

/** The first of two judges in the log gets the call; the other is refused. */
export function takeCall(
  desk: Desk,
  { round, table }: Extract<Command, { kind: 'take' }>,
  entry: Entry,
): Refusal | null {
  const match = findMatch(desk, round, table);
  if (!match) return 'NO_SUCH_MATCH';
  if (!waitsForJudge(match)) return 'NOT_CALLED';
  if (match.taken && !isSameJudge(match.taken, entry)) return 'CALL_TAKEN';
  match.taken ??= entry;
  return null;
}

export const waitsForJudge = ({ calledAt, disputed }: DeskMatch): boolean =>
  calledAt !== null || disputed.length > 0;

const isSameJudge = (one: Entry, other: Entry): boolean =>
  one.device === other.device || (one.by !== null && one.by === other.by);
