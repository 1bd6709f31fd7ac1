import { AsyncLocalStorage } from 'node:async_hooks';

/** Routes with the same answer for everybody, for which a small delay is acceptable. */
const PUBLIC: ReadonlySet<string> = new Set([
  'cards.read',
  'collections.read',
  'community.read',
  'contents.read',
  'decks.read',
  'games.read',
  'leaderboard.read',
  'pages.read',
  'profiles.read',
  'tournaments.read',
]);

const requests = new AsyncLocalStorage<true>();

/** True for a public read by a visitor without a session. */
export function isPublicRead(request: {
  method: string;
  policy: string | undefined;
  hasSession: boolean;
}): boolean {
  const { method, policy = '', hasSession } = request;
  return (method === 'GET' || method === 'HEAD') && !hasSession && PUBLIC.has(policy);
}

/** Lets everything that `next` starts read from a standby. */
export const runAsPublicRead = (next: () => void): void => requests.run(true, next);

export const isInPublicRead = (): boolean => requests.getStore() === true;
