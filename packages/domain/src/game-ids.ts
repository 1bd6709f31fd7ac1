/** The only recognised games of the family. Example: `isGameId('ua')` is true. */
export const GAME_IDS = ['ua', 'uaen', 'pocket', 'opcg', 'gundam'] as const;

export type GameId = (typeof GAME_IDS)[number];

export function isGameId(value: unknown): value is GameId {
  return typeof value === 'string' && (GAME_IDS as readonly string[]).includes(value);
}
