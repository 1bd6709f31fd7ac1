/** Format of game ids. The existing games are the folders of `games/`. */
export const GAME_ID = /^[a-z][a-z0-9]{0,15}$/;

export function isGameId(value: unknown): boolean {
  return typeof value === 'string' && GAME_ID.test(value);
}
