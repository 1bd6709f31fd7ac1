import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { sessionStore } from '#lib/browser-storage.ts';
import { findGameId, gameConfigPath } from '#lib/paths.ts';

/** An unsaved config previewed in this tab. */
export interface ConfigPreview {
  readonly config: PublicGameConfig;
  readonly title: string;
  readonly leave: string;
}

export function readPreview(): ConfigPreview | null {
  return JSON.parse(sessionStore.read('configPreview') ?? 'null') as ConfigPreview | null;
}

/** GAME-04: a plain GET. The API has validated the config. */
export async function loadGameConfig(pathname: string): Promise<PublicGameConfig> {
  const gameid = findGameId(pathname);
  if (!gameid) throw new Error(`No game in the address ${pathname}`);
  const preview = readPreview();
  if (preview?.config.gameid === gameid) return preview.config;
  const response = await fetch(gameConfigPath(gameid));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as PublicGameConfig;
}
