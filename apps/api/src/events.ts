import { createPool, openDatabase } from '@deckframe/database/db';
import { runEventsCommand } from './modules/rewards/mailbox/run-events-command.ts';

// Operator commands for campaigns and mail, run on the server with the API's database role.
const url = process.env['DATABASE_URL'];
if (url === undefined || url === '') throw new Error('DATABASE_URL is not set');
const pool = createPool({
  url,
  poolSize: 1,
  applicationName: 'deckframe-events',
  statementTimeoutMs: 60_000,
});
process.exitCode = await runEventsCommand(process.argv.slice(2), {
  db: openDatabase(pool),
  output: process.stdout,
});
await pool.end();
