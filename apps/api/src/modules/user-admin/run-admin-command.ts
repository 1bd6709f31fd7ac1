import type { Database } from '@deckframe/database/db';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { ROLE } from '@deckframe/domain/access/roles';
import { inTransaction } from '../../lib/transaction.ts';
import { makeSuperadmin } from './service.ts';

const USAGE = 'Usage: npm run admin -- make-superadmin <username>\n';

/** Gives the exit code: 0 done, 1 no such user, 2 not understood. */
export async function runAdminCommand(
  args: readonly string[],
  db: Database,
  output: Writable,
): Promise<number> {
  const [command, username, ...rest] = args;
  if (command !== 'make-superadmin' || username === undefined || rest.length > 0) {
    output.write(USAGE);
    return 2;
  }
  const roles = await inTransaction(db, (trx) => makeSuperadmin(trx, username, randomUUID()));
  if (roles === undefined) {
    output.write(`There is no member ${username}.\n`);
    return 1;
  }
  output.write(`${username} now has the roles ${roles.join(', ')} and must sign in again.\n`);
  output.write(`Only a ${ROLE.superadmin} can make others one, in the site itself.\n`);
  return 0;
}
