import type { Command } from '../../tournaments/desk/command.ts';
import type { Desk } from '../../tournaments/desk/desk.ts';
import { findMatch } from './find-match.ts';
import type { Refusal } from '../../tournaments/desk/refusal.ts';

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;

export function moveClock(desk: Desk, { round, act }: Of<'clock'>, at: number): Refusal | null {
  const found = desk.rounds[round - 1];
  if (!found) return 'ROUND_OUT_OF_TURN';
  const { since, spent } = found.clock;
  if (act === 'start') found.clock = { since: since ?? at, spent };
  else found.clock = { since: null, spent: spent + (since === null ? 0 : Math.max(0, at - since)) };
  return null;
}

export function extend(desk: Desk, { round, table, minutes }: Of<'extend'>): Refusal | null {
  const match = findMatch(desk, round, table);
  if (!match) return 'NO_SUCH_MATCH';
  match.extra = Math.max(0, match.extra + minutes);
  return null;
}

/** Where several call, the first stays: judges go to the oldest. */
export function call(desk: Desk, { round, table, open }: Of<'call'>, at: number): Refusal | null {
  const match = findMatch(desk, round, table);
  if (!match) return 'NO_SUCH_MATCH';
  match.calledAt = open ? (match.calledAt ?? at) : null;
  if (!open) match.taken = null;
  return null;
}
