import { randomUUID } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import { printUserId, type UserId } from '@deckframe/domain/access/user-id';
import { applyEntry } from '@deckframe/domain/tournament/desk/apply-entry';
import type { Command, Entry } from '@deckframe/domain/tournament/desk/command';
import type { Desk } from '@deckframe/domain/tournament/desk/desk';
import { sql } from 'kysely';
import { AppError } from '../../lib/app-error.ts';
import { lockTournament, type TournamentPlace } from '../tournament-reading/service.ts';
import type { OpenDesk } from './cached-desks.ts';
import { openDesk } from './open-desk.ts';
import { storeEntries } from './store-entries.ts';

const SERVER = 'server';

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
): Promise<void> {
  await appendMade(
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
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db);
  const at = rows[0]?.now.getTime() ?? 0;
  const author = by === null ? null : printUserId(by);
  const entries = make(open.desk).map((command): Entry => {
    const count = open.desk.next.get(SERVER) ?? 1;
    const entry = { id: randomUUID(), device: SERVER, count, at, by: author, command };
    const why = applyEntry(open.desk, entry);
    if (why !== null) throw new AppError('DESK_REFUSED', {}, { extensions: { why } });
    return entry;
  });
  await storeEntries(db, place, open, entries, by);
  return open;
}
