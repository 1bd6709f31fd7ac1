import type { Env } from '../env.ts';
import type { Games } from './games.ts';

export type StartGameDeps = { env: Pick<Env, 'DEFAULT_GAME'>; games: Games };

/** Returns the game for `/`: the configured one, or the first by id. */
export function getStartGame({ env, games }: StartGameDeps): string {
  const game = env.DEFAULT_GAME ?? games.ids[0];
  if (game === undefined || games.find(game) === undefined) {
    throw new Error(`DEFAULT_GAME: there is no game "${game}"`);
  }
  return game;
}
