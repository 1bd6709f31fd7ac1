import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { findUsernameFault } from '@deckframe/domain/accounts/access/usernames';
import type { Caller } from '../../../lib/caller.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { createWorkGate } from '../../../lib/work-gate.ts';
import { isUsernameTaken } from '../members/service.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AUTH_LIMITS } from './account-mails.ts';

export { createAuth } from './better-auth.ts';
export { runAuthCall, type AuthCall } from './auth-call.ts';
export type { AuthDeps } from './auth-deps.ts';
export { AUTH_LIMITS } from './account-mails.ts';
export { refuseBadPassword } from './auth-steps.ts';
export {
  mailAccountDeleted,
  mailAddressChanged,
  mailAddressChanging,
  mailAddressTaken,
  mailPasswordChanged,
} from './account-mails.ts';
export { sendConfirmAddress } from './account-mails.ts';
export { listLinkProviders } from './link-providers.ts';
export {
  deleteCredentials,
  deleteLink,
  deleteOldMailRequests,
  findUserByEmail,
  listPasskeyNames,
} from './queries.ts';
export { deleteOldVerifications, insertVerification, takeVerification } from './queries.ts';

/** Names are public, so availability may be revealed. */
export async function findAvailability(
  { db }: Pick<AuthDeps, 'db'>,
  username: string,
  userId: UserId | null,
  { address }: Caller,
) {
  const fault = findUsernameFault(username);
  if (fault !== null) return { available: false, reason: fault };
  await spendDatabaseLimit(db, AUTH_LIMITS.namesPerAddress, address);
  const isTaken = await isUsernameTaken(db, username, userId);
  return { available: !isTaken, reason: isTaken ? ('USERNAME_TAKEN' as const) : null };
}

/** Hashing uses a thread and 128 MB for about 300 ms. */
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 200;

export const createPasswordGate = () => createWorkGate(HASHES_AT_ONCE, HASHES_WAITING);
