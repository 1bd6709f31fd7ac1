import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { findUsernameFault } from '@deckframe/domain/accounts/access/usernames';
import type { Caller } from '../../lib/caller.ts';
import { spendDatabaseLimit } from '../../lib/database-limit.ts';
import type { AuthDeps } from '../accounts/auth/auth-deps.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { isUsernameTaken } from '../members/service.ts';

/** Names are public, so whether one is taken may be told; a member's own is always theirs. */
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
