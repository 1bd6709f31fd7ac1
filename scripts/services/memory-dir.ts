import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** The test databases need less than half of it. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Returns a memory-backed folder for temporary data, or undefined without one of enough size.
 * PostgreSQL keeps its sync settings; syncing is just immediate there.
 */
export function findMemoryDir(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
