import type { FileStore } from '../../../lib/file-store.ts';
import { erasure, ERASURES_FOLDER } from './erase-member.ts';

/** Throwing leaves the job in the queue; writing it down twice is writing it once. */
export async function noteErasureJob(store: FileStore | null, payload: unknown): Promise<void> {
  if (store === null) throw new Error('UPLOADS_URL is not set: who has left is not written down');
  const noted = erasure.parse(payload);
  const key = `${ERASURES_FOLDER}${noted.userId}-${Date.parse(noted.joinedAt)}.json`;
  await store.write(key, Buffer.from(JSON.stringify(noted)), 'application/json');
}
