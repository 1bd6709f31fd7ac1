import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** The tests' databases and what PostgreSQL writes beside them come to less than half of it. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * A folder that no disk stands behind, for data that nobody wants afterwards; undefined where the
 * machine has none with enough space. PostgreSQL waits for the disk as ever, and it is at once there.
 */
export function findMemoryDir(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
