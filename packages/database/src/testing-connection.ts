import type { DatabaseOptions } from './db.ts';

/** A busy machine is no failure: tests wait for a line and for an answer, and only hangs run out. */
const PATIENCE_MS = 30_000;

/** How every test connects that needs another line than the owner's of its test database. */
export function testConnection(url: string, poolSize = 1): DatabaseOptions {
  return {
    url,
    poolSize,
    applicationName: 'deckframe-test',
    statementTimeoutMs: PATIENCE_MS,
    patienceMs: PATIENCE_MS,
  };
}
