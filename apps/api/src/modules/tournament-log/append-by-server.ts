import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import { lockTournament, type TournamentPlace } from '../tournaments/desk/reading-service.ts';
import type { OpenDesk } from './cached-desks.ts';
import { openDesk } from './open-desk.ts';
import { makeServerEntries } from './server-entry.ts';
import { storeEntries } from './store-entries.ts';

/** Whom the desk does not know yet it enters as the registrations say; nothing is told of them. */
const isKnown = (desk: Desk, command: Command): boolean =>
  command.kind === 'enter' || !('player' in command) || desk.players.has(command.player);

/**
 * Writes commands into the log in the transaction of the caller, who has asked who may. What the desk
 * refuses is an error, so that nothing of the caller's write stays either.
 */
export async function appendByServer(
  write: { db: Database },
  place: TournamentPlace,
  commands: readonly Command[],
  by: UserId | null,
): Promise<OpenDesk> {
  return appendMade(
    write,
    place,
    (desk) => commands.filter((command) => isKnown(desk, command)),
    by,
  );
}

/** As above, with commands that depend on what the desk says. */
export async function appendMade(
  { db }: { db: Database },
  place: TournamentPlace,
  make: (desk: Desk) => readonly Command[],
  by: UserId | null,
): Promise<OpenDesk> {
  await lockTournament(db, place.game, place.id);
  const open = await openDesk(db, place);
  const entries = await makeServerEntries(db, open.desk, make(open.desk), by);
  await storeEntries(db, place, open, entries, by);
  return open;
}
