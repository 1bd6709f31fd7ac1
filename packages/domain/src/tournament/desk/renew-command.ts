import type { Command } from '../../tournaments/desk/command.ts';
import type { Desk } from '../../tournaments/desk/desk.ts';
import { findMatch } from './find-match.ts';
import { baseOf } from './match-base.ts';

/** What was refused, said anew by somebody who has seen why. */
export function renewCommand(desk: Desk, device: string, command: Command): Command[] {
  if (command.kind === 'lease') return [{ ...command, from: desk.lease }];
  if (command.kind === 'pair' && desk.lease !== device)
    return [{ kind: 'lease', from: desk.lease }, command];
  if (command.kind !== 'result') return [command];
  const { round, table, result } = command;
  const match = findMatch(desk, round, table);
  if (!match) return [command];
  return match.disputed.length > 0
    ? [{ kind: 'settle', round, table, result }]
    : [{ ...command, base: baseOf(match, device) }];
}
