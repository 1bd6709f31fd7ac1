import type { DatabaseOptions } from './db.ts';

/** A busy machine is no failure: tests wait for a line, and only one that hangs runs out. */
const PATIENCE_MS = 30_000;
/** What a statement may take, though: a slow one fails its test. */
const STATEMENT_MS = 5000;

/** How every test connects that needs another line than the owner's of its test database. */
export function testConnection(
  url: string,
  poolSize = 1,
  statementTimeoutMs = STATEMENT_MS,
): DatabaseOptions {
  return {
    url,
    poolSize,
    applicationName: 'deckframe-test',
    statementTimeoutMs,
    patienceMs: PATIENCE_MS,
  };
}
