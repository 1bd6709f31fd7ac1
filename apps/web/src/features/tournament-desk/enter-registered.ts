import type { Command } from '@deckframe/domain/tournament/desk/command';
import type { Desk } from '@deckframe/domain/tournament/desk/desk';
import type { DeskView } from './api.ts';

/** Who has registered and is not at the desk yet; whoever has checked in is there. */
export function enterRegistered(desk: Desk, { players }: DeskView): Command[] {
  return players
    .filter(({ id, status }) => !desk.players.has(id) && HERE.includes(status))
    .flatMap(({ id, status }): Command[] => [
      { kind: 'enter', player: id, name: null },
      ...(status === 'checked_in' ? [{ kind: 'checkIn', player: id } as const] : []),
    ]);
}

const HERE: readonly string[] = ['registered', 'checked_in'];
