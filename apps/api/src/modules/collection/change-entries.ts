import { ENTRIES_MAX } from '@deckframe/contract/collection/collection';
import { COLLECTION_MESSAGES } from '@deckframe/contract/messages';
import { isTagTooLong } from '@deckframe/domain/collection/entries/entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { isCheckFailed } from '../../lib/database-faults.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import type { OpenCall } from '../../lib/member-write.ts';
import { runAlone } from '../../lib/transaction.ts';
import type { Shelf } from './collection/queries.ts';

export const CHANGES_LIMIT: DatabaseLimit = {
  name: 'collection-changes',
  max: 120,
  windowSeconds: 60,
};

type Sent = { collection: number; changes: readonly EntryChange[]; key: OpenCall['key'] };

type Outcome = { outcome: 'done'; answer: string } | { outcome: 'missing' | 'reused' };

/** Adds changes to what is stored, in their order; gives the answer as JSON. */
export async function changeEntries(db: Database, shelf: Shelf, sent: Sent): Promise<string> {
  const [row] = await callChange(db, shelf, sent).catch((error: unknown) => {
    if (!isCheckFailed(error, 'collection_states_entry_count_check')) throw error;
    throw new AppError('COLLECTION_FULL', { limit: ENTRIES_MAX });
  });
  if (row?.outcome === 'done') return row.answer;
  throw new AppError(row?.outcome === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : 'COLLECTION_NOT_FOUND');
}

function callChange(
  db: Database,
  { userId, game }: Shelf,
  { collection, changes, key: { route, key, bodyHash } }: Sent,
): Promise<Outcome[]> {
  const fields = [
    changes.map(({ cardno }) => cardno),
    changes.map(({ from, to }) => (from === undefined || to === undefined ? null : to - from)),
    changes.map(({ trading }) => trading ?? null),
    changes.map(({ wanted }) => wanted ?? null),
    changes.map(({ ignored }) => ignored ?? null),
    changes.map(({ tag }) => (tag === undefined || isTagTooLong(tag) ? null : tag)),
  ];
  return runAlone<Outcome>(db, {
    name: 'change-collection',
    text: `select outcome, answer from change_collection(
      $1, $2, $3::smallint, $4::text[], $5::smallint[], $6::boolean[], $7::boolean[], $8::boolean[],
      $9::text[], $10, $11, $12, $13)`,
    values: [userId, game, collection, ...fields, route, key, bodyHash, COLLECTION_MESSAGES.saved],
  });
}
