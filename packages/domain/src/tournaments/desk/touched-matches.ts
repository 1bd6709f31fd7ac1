import type { Command } from './command.ts';
import { type Desk, findMatchOf, type DeskMatch } from './desk.ts';

/**
 * How much of a match a device has seen of others. Its own entries are not counted: they may wait
 * to be sent, and what others did meanwhile comes before them.
 */
export const baseOf = ({ touches }: DeskMatch, device: string): number =>
  touches.findLastIndex((other) => other !== device) + 1;

/** A round whose pairing changed as a whole, or one table of it. */
export type Touched = { readonly round: number; readonly table: number | null };

/** What of the matches an entry may have changed. */
export function touchedBy(desk: Desk, command: Command): Touched | null {
  switch (command.kind) {
    case 'pair':
      return { round: command.round, table: null };
    case 'report':
    case 'result':
    case 'settle':
      return { round: command.round, table: command.table };
    case 'penalty': {
      const match = findMatchOf(desk, command.round, command.player);
      return match ? { round: command.round, table: match.table } : null;
    }
    case 'undo': {
      const undone = desk.byId.get(command.of)?.command;
      return undone && undone.kind !== 'undo' ? touchedBy(desk, undone) : null;
    }
    default:
      return null;
  }
}

export function hasSeenAll({ touches }: DeskMatch, base: number, device: string): boolean {
  return !touches.some((other, place) => place >= base && other !== device);
}
