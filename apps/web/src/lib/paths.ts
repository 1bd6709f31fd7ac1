import { gameBasePath } from '@deckframe/domain/site/pages/page-path';

const GAME_PATH = /^\/v3\/([^/]+)(?:\/|$)/;

/** `/v3/gundam/cardlist` → `gundam` */
export function findGameId(pathname: string): string | undefined {
  return GAME_PATH.exec(pathname)?.[1];
}

export function gameConfigPath(gameid: string): string {
  return `${gameBasePath(gameid)}/config/game-config.json`;
}

/** Where login leads back to: only a path inside this game, so a link cannot send anyone elsewhere. */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/') || /^\/[/\\]/.test(target)) return '/';
  return target;
}
