import { z } from 'zod';
import type { FileStore } from '../../../lib/file-store.ts';

const payloadSchema = z.strictObject({ keys: z.array(z.string()) });

/** Throwing leaves the job in the queue; a file that is gone already is no failure. */
export async function removeUploadsJob(store: FileStore | null, payload: unknown): Promise<void> {
  if (store === null) throw new Error('UPLOADS_URL is not set: files wait to be removed');
  for (const key of payloadSchema.parse(payload).keys) await store.remove(key);
}
