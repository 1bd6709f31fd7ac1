import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { findGameId, gameConfigPath } from '#lib/paths.ts';

/** GAME-04: a plain GET without payload. The API has checked the file at its own start. */
export async function loadGameConfig(pathname: string): Promise<PublicGameConfig> {
  const gameid = findGameId(pathname);
  if (!gameid) throw new Error(`No game in the address ${pathname}`);
  const response = await fetch(gameConfigPath(gameid));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as PublicGameConfig;
}
