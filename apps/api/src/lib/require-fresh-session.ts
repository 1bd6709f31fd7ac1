import type { Clock } from './clock.ts';
import { AppError } from './app-error.ts';
import type { SessionUser } from './session-user.ts';

const FRESH_MS = 24 * 3_600_000;

/** What opens or closes a door for good is only done in a session that began within a day. */
export function requireFreshSession(user: SessionUser, clock: Clock): void {
  if (clock.now() - user.signedInAt > FRESH_MS) throw new AppError('SIGN_IN_AGAIN');
}
