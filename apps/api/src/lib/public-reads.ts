import { AsyncLocalStorage } from 'node:async_hooks';

/** What everybody sees alike: a moment's delay is nobody's loss. */
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

/** The one place that decides: a visitor without a session reads what is public. */
export function isPublicRead(request: {
  method: string;
  policy: string | undefined;
  hasSession: boolean;
}): boolean {
  const { method, policy = '', hasSession } = request;
  return (method === 'GET' || method === 'HEAD') && !hasSession && PUBLIC.has(policy);
}

/** Whatever `next` begins may read from a standby. */
export const runAsPublicRead = (next: () => void): void => requests.run(true, next);

export const isInPublicRead = (): boolean => requests.getStore() === true;
