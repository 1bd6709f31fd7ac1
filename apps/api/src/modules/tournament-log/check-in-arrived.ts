import type { Database } from '@deckframe/database/db';
import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import type { OpenDesk } from './cached-desks.ts';
import { listCheckedIn } from './player-queries.ts';
import { makeServerEntries } from './server-entry.ts';
import { storeEntries } from './store-entries.ts';

/**
 * A desk that had no line enters players as it knew them. Whoever has checked in by phone meanwhile
 * is there: the server says so, rather than that the desk takes it back.
 */
export async function checkInArrived(
  db: Database,
  place: TournamentPlace,
  open: OpenDesk,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const entered = entries.flatMap(({ command }) =>
    command.kind === 'enter' && open.desk.players.get(command.player)?.state === 'registered'
      ? [command.player]
      : [],
  );
  if (entered.length === 0) return [];
  const here = await listCheckedIn(db, place, entered);
  const commands = here.map((player) => ({ kind: 'checkIn', player }) as const);
  const made = await makeServerEntries(db, open.desk, commands, null);
  await storeEntries(db, place, open, made, null);
  return made;
}
