import type { Command } from '../../tournaments/desk/command.ts';
import type { Desk } from '../../tournaments/desk/desk.ts';
import { findMatch, findMatchOf } from './find-match.ts';

/** An entry that does not count still is a touch of its match, so what was seen of it stays a count. */
export function touch(desk: Desk, command: Command | undefined, device: string): void {
  if (command?.kind === 'result' || command?.kind === 'settle') {
    const match = findMatch(desk, command.round, command.table);
    if (match) match.touches.push(device);
  } else if (command?.kind === 'penalty' && LOSES.includes(command.severity)) {
    const match = findMatchOf(desk, command.round, command.player);
    if (match && match.b !== null) match.touches.push(device);
  }
}

const LOSES: readonly string[] = ['gameLoss', 'matchLoss', 'disqualification'];
