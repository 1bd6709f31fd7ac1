import { randomUUID } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { applyEntry } from '@deckframe/domain/tournaments/desk/apply-entry';
import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import { sql } from 'kysely';
import { AppError } from '../../lib/app-error.ts';

const SERVER = 'server';

/** The next entries of the server itself, done to the desk; what it refuses is an error. */
export async function makeServerEntries(
  db: Database,
  desk: Desk,
  commands: readonly Command[],
  by: UserId | null,
): Promise<Entry[]> {
  if (commands.length === 0) return [];
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db);
  const at = rows[0]?.now.getTime() ?? 0;
  const author = by === null ? null : printUserId(by);
  return commands.map((command) => {
    const count = desk.next.get(SERVER) ?? 1;
    const entry = { id: randomUUID(), device: SERVER, count, at, by: author, command };
    const why = applyEntry(desk, entry);
    if (why !== null) throw new AppError('DESK_REFUSED', {}, { extensions: { why } });
    return entry;
  });
}
