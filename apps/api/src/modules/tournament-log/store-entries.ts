import { createHash } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import { entryText } from '@deckframe/domain/tournaments/desk/entry-text';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import type { OpenDesk } from './cached-desks.ts';
import { insertLog } from './log-queries.ts';
import { toLogRow } from './mapping.ts';
import { project } from './project.ts';

/** Writes entries that the desk has taken: each hash holds the one before. */
export async function storeEntries(
  db: Database,
  place: TournamentPlace,
  open: OpenDesk,
  entries: readonly Entry[],
  by: UserId | null,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => {
    open.seq += 1;
    open.hash = createHash('sha256').update(open.hash).update(entryText(entry)).digest('hex');
    return toLogRow(entry, by, open.seq, open.hash);
  });
  await insertLog(db, place, rows);
  await project(db, place, open.desk, entries);
}
