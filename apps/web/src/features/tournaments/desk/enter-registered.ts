import type { Command } from '@deckframe/domain/tournaments/desk/command';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import type { DeskView } from './api.ts';

/** Commands for registered players who are not at the desk. */
export function enterRegistered(desk: Desk, view: DeskView): Command[] {
  return findRegistered(desk, view).flatMap(({ id, status }): Command[] => [
    { kind: 'enter', player: id, name: null },
    ...(status === 'checked_in' ? [{ kind: 'checkIn', player: id } as const] : []),
  ]);
}

/**
 * Returns players who have a place but are not in the log: all before the start, late ones after
 * it.
 */
export const findRegistered = (desk: Desk, { players }: DeskView): DeskView['players'] =>
  players.filter(({ id, status }) => !desk.players.has(id) && HERE.includes(status));

const HERE: readonly string[] = ['registered', 'checked_in'];
