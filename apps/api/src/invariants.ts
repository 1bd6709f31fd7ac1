import { createPool, openDatabase } from '@deckframe/database/db';
import { findBroken, listSlices } from './modules/site/health/invariant-queries.ts';

// Checks all invariants with the API's database role.
const SLICE_WIDTH = 5000;
const url = process.env['DATABASE_URL'];
if (url === undefined || url === '') throw new Error('DATABASE_URL is not set');
const pool = createPool({
  url,
  poolSize: 1,
  applicationName: 'deckframe-invariants',
  statementTimeoutMs: 60_000,
});
const db = openDatabase(pool);
let count = 0;
for (const slice of await listSlices(db, SLICE_WIDTH)) {
  for (const { name, subjects } of await findBroken(db, slice)) {
    count += subjects.length;
    process.stdout.write(`${name}: ${subjects.join(', ')}\n`);
  }
}
process.stdout.write(count === 0 ? 'Everything holds.\n' : `${count} broken.\n`);
process.exitCode = count === 0 ? 0 : 1;
await pool.end();
