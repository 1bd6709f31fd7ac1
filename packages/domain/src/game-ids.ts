/** What an id of a game looks like. Which games there are is data: the folders of `games/`. */
export const GAME_ID = /^[a-z][a-z0-9]{0,15}$/;

/** Example: `isGameId('ua')` is true, whether or not there is such a game. */
export function isGameId(value: unknown): boolean {
  return typeof value === 'string' && GAME_ID.test(value);
}
