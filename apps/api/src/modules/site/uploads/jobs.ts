import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import type { FileStore } from '../../../lib/file-store.ts';
import { addSweepJob, listRecordedKeys } from './queries.ts';
import { UPLOAD_FOLDERS } from './upload-folders.ts';

const payloadSchema = z.strictObject({ keys: z.array(z.string()) });

/** Throwing leaves the job in the queue; a file that is gone already is no failure. */
export async function removeUploadsJob(store: FileStore | null, payload: unknown): Promise<void> {
  if (store === null) throw new Error('UPLOADS_URL is not set: files wait to be removed');
  for (const key of payloadSchema.parse(payload).keys) await store.remove(key);
}

export const FIND_STRAY_UPLOADS_CRON = '10 3 * * * find-stray-uploads ?fill=1d';

const KEYS_A_QUESTION = 500;

/**
 * Finds files that no upload names: of writes whose end nobody learned, and of processes that were
 * killed. An upload that is under way stores its file before its row, so the files are looked at again
 * an hour later.
 */
export async function findStrayUploadsJob(db: Database, store: FileStore | null): Promise<void> {
  if (store === null) return;
  for (const { name } of UPLOAD_FOLDERS) {
    let keys: string[] = [];
    for await (const key of store.list(`${name}/`)) {
      keys.push(key);
      if (keys.length < KEYS_A_QUESTION) continue;
      await addSweepJob(db, await listStray(db, keys));
      keys = [];
    }
    await addSweepJob(db, await listStray(db, keys));
  }
}

export async function sweepUploadsJob(
  db: Database,
  store: FileStore | null,
  payload: unknown,
): Promise<void> {
  if (store === null) return;
  const { keys } = payloadSchema.parse(payload);
  for (const key of await listStray(db, keys)) await store.remove(key);
}

async function listStray(db: Database, keys: readonly string[]): Promise<string[]> {
  const recorded = await listRecordedKeys(db, keys);
  return keys.filter((key) => !recorded.has(key));
}
