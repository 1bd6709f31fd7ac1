import { createPool, openDatabase } from '@deckframe/database/db';
import { runEraseAgain } from './modules/accounts/account/service.ts';
import { runAdminCommand } from './modules/staff/users/run-admin-command.ts';

// Operator commands for accounts, run on the server with the API's database role.
const url = process.env['DATABASE_URL'];
if (url === undefined || url === '') throw new Error('DATABASE_URL is not set');
const pool = createPool({
  url,
  poolSize: 1,
  applicationName: 'deckframe-admin',
  statementTimeoutMs: 10_000,
});
const db = openDatabase(pool);
const args = process.argv.slice(2);
// Production is the default, as in the API.
const isDevelopment = process.env['NODE_ENV'] === 'development';
process.exitCode =
  args.join(' ') === 'erase-again'
    ? await runEraseAgain(db, process.env['UPLOADS_URL'], process.stdout)
    : await runAdminCommand(args, {
        db,
        output: process.stdout,
        developmentSecret: (isDevelopment && process.env['SESSION_SECRET']) || null,
      });
await pool.end();
