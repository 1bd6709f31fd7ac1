import type { MatchResult } from '../match-result.ts';
import type { Command } from '../../tournaments/desk/command.ts';
import type { Desk, DeskMatch } from '../../tournaments/desk/desk.ts';
import { findMatchOf, winsNeeded } from './find-match.ts';
import type { Refusal } from '../../tournaments/desk/refusal.ts';
import { decide } from '../../tournaments/desk/result-commands.ts';

/** A lost game counts once enough are lost; a lost match is a result at once. */
export function penalise(
  desk: Desk,
  { player, round, code, severity, note }: Extract<Command, { kind: 'penalty' }>,
  device: string,
): Refusal | null {
  const found = desk.players.get(player);
  if (!found) return 'NO_SUCH_PLAYER';
  found.penalties.push({ round, code, severity, note });
  if (severity === 'disqualification') found.state = 'disqualified';
  const match = findMatchOf(desk, round, player);
  if (!match || match.b === null || severity === 'caution' || severity === 'warning') return null;
  const side = match.a === player ? 'a' : 'b';
  const needed = winsNeeded(desk, desk.rounds[round - 1]?.phase ?? 0);
  if (severity === 'gameLoss') match.lost[side]++;
  else match.lost[side] = needed;
  match.touches.push(device);
  const isOver = severity === 'disqualification' && match.result !== null;
  if (match.lost[side] >= needed && !isOver) decide(match, lostBy(match, side, needed));
  return null;
}

function lostBy(match: DeskMatch, side: 'a' | 'b', needed: number): MatchResult {
  const other = Math.min(match.lost[side === 'a' ? 'b' : 'a'], needed - 1);
  return {
    outcome: side === 'a' ? 'b' : 'a',
    games: side === 'a' ? [other, needed, 0] : [needed, other, 0],
    end: 'penalty',
  };
}
