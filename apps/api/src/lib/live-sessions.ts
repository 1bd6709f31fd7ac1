import type { Clock } from './clock.ts';
import { hashToken } from './hash-token.ts';

export type LiveSessions = {
  /** The database has just found this session alive. */
  note(token: string): void;
  /** The session's name for limits, where it was found alive a short while ago. */
  findName(token: string): string | undefined;
};

const REMEMBER_MS = 10 * 60_000;
const MAX_SESSIONS = 100_000;

/**
 * Which sessions this process has lately seen alive. Only limits ask here, to give a session a count
 * of its own without a read for each request; what a session may do, its row alone decides.
 */
export function createLiveSessions(clock: Clock): LiveSessions {
  const seen = new Map<string, number>();
  return {
    note(token) {
      if (seen.size >= MAX_SESSIONS) seen.clear();
      seen.set(hashToken(token), clock.now() + REMEMBER_MS);
    },
    findName(token) {
      const name = hashToken(token);
      const until = seen.get(name);
      if (until === undefined) return undefined;
      if (until > clock.now()) return name.slice(0, 16);
      seen.delete(name);
      return undefined;
    },
  };
}
