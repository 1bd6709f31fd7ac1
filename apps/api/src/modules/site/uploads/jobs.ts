import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import type { FileStore } from '../../../lib/file-store.ts';
import { addSweepJob, listRecordedKeys } from './queries.ts';
import { UPLOAD_FOLDERS } from './upload-folders.ts';

const payloadSchema = z.strictObject({ keys: z.array(z.string()) });

/** Throwing keeps the job; missing files are fine. */
export async function removeUploadsJob(store: FileStore | null, payload: unknown): Promise<void> {
  if (store === null) throw new Error('UPLOADS_URL is not set: files wait to be removed');
  for (const key of payloadSchema.parse(payload).keys) await store.remove(key);
}

export const FIND_STRAY_UPLOADS_CRON = '10 3 * * * find-stray-uploads ?fill=1d';

const KEYS_A_QUESTION = 500;

/** Finds files without a row, which failed writes left, and checks them again an hour later. */
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
