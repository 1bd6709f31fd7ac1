import { createPool } from '@deckframe/database/db';

export type DrillPool = ReturnType<typeof createPool>;

/** Opens a pool with one connection for the duration of `work`. */
export async function withPool<T>(url: string, work: (pool: DrillPool) => Promise<T>): Promise<T> {
  const pool = createPool({
    url,
    poolSize: 1,
    applicationName: 'deckframe-restore-drill',
    statementTimeoutMs: 600_000,
  });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
