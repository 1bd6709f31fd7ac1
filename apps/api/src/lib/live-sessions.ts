import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Clock } from './clock.ts';
import { hashToken } from './hash-token.ts';

export type LiveSessions = {
  /** Remembers that the database has just found this session of the member alive. */
  note(token: string, userId: UserId): void;
  /** Returns the member of a session that was found alive a short while ago. */
  findMember(token: string): UserId | undefined;
};

const REMEMBER_MS = 10 * 60_000;
const MAX_SESSIONS = 100_000;

/**
 * Which sessions this process has lately seen alive. Only the rate limits ask here, to count requests
 * per member without a database read for each. What a session may do, its row alone decides.
 */
export function createLiveSessions(clock: Clock): LiveSessions {
  const seen = new Map<string, { userId: UserId; until: number }>();
  return {
    note(token, userId) {
      if (seen.size >= MAX_SESSIONS) seen.clear();
      seen.set(hashToken(token), { userId, until: clock.now() + REMEMBER_MS });
    },
    findMember(token) {
      const name = hashToken(token);
      const found = seen.get(name);
      if (found === undefined) return undefined;
      if (found.until > clock.now()) return found.userId;
      seen.delete(name);
      return undefined;
    },
  };
}
