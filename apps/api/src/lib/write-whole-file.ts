import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically, even after power loss: temporary name, flush, rename. Cleans up after a
 * failure.
 */
export async function writeWholeFile(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  try {
    await inHandle(part, 'wx', async (handle) => {
      await handle.writeFile(bytes);
      await handle.sync();
    });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await inHandle(folder, 'r', (handle) => handle.sync());
}

async function inHandle(
  path: string,
  flags: string,
  work: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const handle = await open(path, flags);
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}
