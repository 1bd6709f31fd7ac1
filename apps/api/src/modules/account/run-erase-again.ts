import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Database } from '@deckframe/database/db';
import { parseFileStoreAddress } from '../../lib/file-store-address.ts';
import { openFileStore } from '../../lib/file-store.ts';
import { eraseAgain } from './erase-again.ts';

/** The command after a restore, see docs/operations.md. Gives the exit code: 0 done, 2 refused. */
export async function runEraseAgain(
  db: Database,
  uploadsUrl: string | undefined,
  output: Writable,
): Promise<number> {
  const address = parseFileStoreAddress(uploadsUrl ?? '');
  if (address === undefined) {
    output.write('UPLOADS_URL does not say where it is written down who has left.\n');
    return 2;
  }
  const erased = await eraseAgain(db, await openFileStore(address), randomUUID());
  output.write(`Members who had left and were there again: ${erased}. They are erased.\n`);
  return 0;
}
