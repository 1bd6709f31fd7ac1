import type { DatabaseOptions } from './db.ts';

/** On a busy machine connecting can take long. Only a connection that hangs reaches this limit. */
const PATIENCE_MS = 30_000;
/** Statements get a shorter limit, so that a slow one fails its test. */
const STATEMENT_MS = 5000;

/** Options of every test connection, except the owner's connection to a test database. */
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
