import type { Database } from '@deckframe/database/db';
import type { FileStore } from '../../../lib/file-store.ts';
import { removeFilesOf } from '../../site/uploads/service.ts';
import { eraseRest, erasure, ERASURES_FOLDER, parseEraseJob } from './erase-member.ts';

/** Throwing keeps the job in the queue; recording twice is harmless. */
export async function noteErasureJob(store: FileStore | null, payload: unknown): Promise<void> {
  if (store === null) throw new Error('UPLOADS_URL is not set: who has left is not written down');
  const noted = erasure.parse(payload);
  const key = `${ERASURES_FOLDER}${noted.userId}-${Date.parse(noted.joinedAt)}.json`;
  await store.write(key, Buffer.from(JSON.stringify(noted)), 'application/json');
}

/** A failed or killed job starts again; every step is repeatable. */
export async function eraseMemberJob(
  db: Database,
  store: FileStore | null,
  payload: unknown,
): Promise<void> {
  const { userId, decks } = parseEraseJob(payload);
  await eraseRest(db, userId, decks);
  // Also deletes files of failed uploads that no row references.
  if (store !== null) await removeFilesOf(store, userId);
}
