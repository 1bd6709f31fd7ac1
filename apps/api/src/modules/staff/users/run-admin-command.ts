import type { Database } from '@deckframe/database/db';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { ROLE } from '@deckframe/domain/accounts/access/roles';
import { inTransaction } from '../../../lib/transaction.ts';
import { endSessionsOf, makeSuperadmin, readCodeOf, resetSecondFactor } from './service.ts';

const USAGE = `Usage: npm run admin -- make-superadmin <username>
       npm run admin -- reset-second-factor <username>
       npm run admin -- end-sessions <username>
       npm run admin -- erase-again
       npm run admin -- code <username>   (development only)
`;

export type AdminDeps = {
  db: Database;
  output: Writable;
  /** Server secret in development; otherwise null. */
  developmentSecret: string | null;
};

type Command = (deps: AdminDeps, username: string) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  'make-superadmin': async ({ db, output }, username) => {
    const roles = await inTransaction(db, (trx) => makeSuperadmin(trx, username, randomUUID()));
    if (roles === undefined) return tellMissing(output, username);
    output.write(`${username} now has the roles ${roles.join(', ')} and must sign in again.\n`);
    output.write(`Only a ${ROLE.superadmin} can make others one, in the site itself.\n`);
    return 0;
  },

  'reset-second-factor': async ({ db, output }, username) => {
    const reset = await inTransaction(db, (trx) => resetSecondFactor(trx, username, randomUUID()));
    if (reset === undefined) return tellMissing(output, username);
    const app = reset.hadApp ? 'authenticator app' : 'authenticator app (there was none)';
    output.write(`${username} has no ${app}, recovery codes and passkeys any more,\n`);
    output.write('must sign in again, and was told by mail.\n');
    return 0;
  },

  'end-sessions': async ({ db, output }, username) => {
    const ended = await inTransaction(db, (trx) => endSessionsOf(trx, username, randomUUID()));
    if (ended === undefined) return tellMissing(output, username);
    output.write(`${username} must sign in again, on every device.\n`);
    return 0;
  },

  code: async ({ db, developmentSecret, output }, username) => {
    if (developmentSecret === null) {
      output.write('Codes are told on a development machine only.\n');
      return 2;
    }
    const code = await readCodeOf(db, username, developmentSecret);
    if (code === undefined) {
      output.write(`There is no authenticator app of a member ${username} that opens here.\n`);
      return 1;
    }
    output.write(`${code}\n`);
    return 0;
  },
};

/** Exit code: 0 done, 1 unknown user, 2 refused or usage error. */
export async function runAdminCommand(args: readonly string[], deps: AdminDeps): Promise<number> {
  const [name = '', username, ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || username === undefined || rest.length > 0) {
    deps.output.write(USAGE);
    return 2;
  }
  return command(deps, username);
}

function tellMissing(output: Writable, username: string): number {
  output.write(`There is no member ${username}.\n`);
  return 1;
}
