import { isSameResult, type MatchResult } from '../match-result.ts';
import type { Command } from './command.ts';
import { type Desk, type DeskMatch, findMatch, hasSeenAll } from './desk.ts';
import type { Refusal } from './refusal.ts';
import type { Phase } from '../structure.ts';

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;
type Found = { readonly match: DeskMatch } | { readonly refusal: Refusal };

function find(desk: Desk, command: Of<'report' | 'result' | 'settle'>): Found {
  const match = findMatch(desk, command.round, command.table);
  if (!match) return { refusal: 'NO_SUCH_MATCH' };
  if (match.b === null) return { refusal: 'IS_BYE' };
  const phase = desk.structure?.phases[desk.rounds[command.round - 1]?.phase ?? 0];
  if (!isPossibleResult(phase, command.result)) return { refusal: 'RESULT_WRONG' };
  return { match };
}

/** Equal reports confirm; different ones are a dispute until one player changes theirs. */
export function report(desk: Desk, command: Of<'report'>, device: string): Refusal | null {
  const found = find(desk, command);
  if ('refusal' in found) return found.refusal;
  const { match } = found;
  if (match.result && match.disputed.length === 0)
    return isSameResult(match.result, command.result) ? null : 'MATCH_DECIDED';
  if (!isOfPlayersAlone(match)) return 'MATCH_DISPUTED';
  match.reports[command.side] = command.result;
  match.touches.push(device);
  const { a, b } = match.reports;
  if (!a || !b) return null;
  if (isSameResult(a, b)) decide(match, a);
  else match.disputed = [a, b];
  return null;
}

/** Players may settle their own dispute only if staff entered no result. */
const isOfPlayersAlone = ({ result, disputed, reports: { a, b } }: DeskMatch): boolean =>
  result === null &&
  disputed.every((one) => [a, b].some((told) => told !== null && isSameResult(one, told)));

/** A different result by somebody who had not seen the last one is stored as a conflict. */
export function enterResult(desk: Desk, command: Of<'result'>, device: string): Refusal | null {
  const found = find(desk, command);
  if ('refusal' in found) return found.refusal;
  const { match } = found;
  const isCurrent = hasSeenAll(match, command.base, device);
  if (match.disputed.length > 0) {
    if (isCurrent) return 'MATCH_DISPUTED';
    if (!match.disputed.some((one) => isSameResult(one, command.result)))
      match.disputed = [...match.disputed, command.result];
  } else if (match.result === null || isCurrent) match.result = command.result;
  else if (!isSameResult(match.result, command.result))
    match.disputed = [match.result, command.result];
  match.touches.push(device);
  return null;
}

export function settle(desk: Desk, command: Of<'settle'>, device: string): Refusal | null {
  const found = find(desk, command);
  if ('refusal' in found) return found.refusal;
  const { match } = found;
  const isSame = match.result !== null && isSameResult(match.result, command.result);
  if (match.disputed.length === 0 && !isSame) return 'NOT_DISPUTED';
  match.touches.push(device);
  decide(match, command.result);
  return null;
}

export function decide(match: DeskMatch, result: MatchResult): void {
  match.result = result;
  match.disputed = [];
  if (match.calledAt === null) match.taken = null;
}

/** An elimination match needs a winner, decided by its games. */
function isPossibleResult(phase: Phase | undefined, result: MatchResult): boolean {
  const { outcome, end } = result;
  const [a, b, drawn] = result.games;
  if (phase && phase.kind !== 'swiss' && outcome !== 'a' && outcome !== 'b') return false;
  if (phase && a + b + drawn > phase.bestOf + 2) return false;
  if (end !== 'play') return true;
  if (outcome === 'a') return a > b;
  if (outcome === 'b') return b > a;
  return outcome === 'doubleLoss' || a === b;
}
