import { gameBasePath } from '@deckframe/domain/site/pages/page-path';

const GAME_PATH = /^\/v3\/([^/]+)(?:\/|$)/;

export function findGameId(pathname: string): string | undefined {
  return GAME_PATH.exec(pathname)?.[1];
}

export function gameConfigPath(gameid: string): string {
  return `${gameBasePath(gameid)}/config/game-config.json`;
}

/** Allows redirects within this game only. */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/') || /^\/[/\\]/.test(target)) return '/';
  return target;
}
