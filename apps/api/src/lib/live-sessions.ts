import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Clock } from './clock.ts';
import { hashToken } from './hash-token.ts';

export type LiveSessions = {
  /** Remembers that a session was just found alive. */
  note(token: string, userId: UserId): void;
  /** Returns the member of a recently seen session. */
  findMember(token: string): UserId | undefined;
};

const REMEMBER_MS = 10 * 60_000;
const MAX_SESSIONS = 100_000;

/**
 * Recently seen sessions of this process. Only rate limits use it, to avoid a database read.
 * Permissions always read the session row.
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
