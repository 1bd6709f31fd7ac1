import type { Command } from '@deckframe/domain/tournaments/desk/command';
import type { Desk, PlayerState } from '@deckframe/domain/tournaments/desk/desk';
import { placementsOf } from '@deckframe/domain/tournaments/desk/placements';
import type { EntryState } from '@deckframe/domain/tournaments/states';
import type { LogFollower } from '../desk/service.ts';
import { insertDeskGuest, setPlacements } from './queries.ts';
import { setStatus } from './write-queries.ts';

const STATES: Record<PlayerState, EntryState> = {
  registered: 'registered',
  in: 'checked_in',
  dropped: 'dropped',
  disqualified: 'disqualified',
};

/** Registrations say what the desk says: who is there, who is out, and where each ended. */
export const followEntries: LogFollower = async (db, place, { desk, entries }) => {
  const touched = new Set<string>();
  let isOver = false;
  for (const { command } of entries) {
    const meant = meantBy(desk, command);
    if (meant?.kind === 'finish') isOver = true;
    if (meant?.kind === 'enter' && meant.name !== null)
      await insertDeskGuest(db, place, meant.player, meant.name);
    if (meant && 'player' in meant) touched.add(meant.player);
  }
  for (const player of touched) {
    const found = desk.players.get(player);
    if (found) await setStatus(db, place, player, STATES[found.state]);
  }
  if (isOver) await setPlacements(db, place, desk.finished ? placementsOf(desk) : new Map());
};

/** What was undone concerns the same as what was done. */
function meantBy(desk: Desk, command: Command): Command | undefined {
  return command.kind === 'undo' ? desk.byId.get(command.of)?.command : command;
}
