/** Waiting time until the address of the same deck can be requested again. */
export const DECK_URL_COOLDOWN_MS = 10_000;

export type DeckUrl =
  | { readonly ok: true; readonly game: string; readonly id: string; readonly key: string }
  | {
      readonly ok: false;
      readonly fault: 'invalidUrl' | 'unsupportedGame';
      readonly params: Readonly<Record<string, string>>;
    };

const ADDRESS = /(?:^|\/)([^/\s?#]+)\/decklists\/([A-Za-z0-9_-]{1,64})\/?(?:[?#].*)?$/;

/** Parses game and id from an address `…/{game}/decklists/{id}`. The address is never opened. */
export function parseDeckUrl(text: string, isKnownGame: (game: string) => boolean): DeckUrl {
  const [, game, id] = ADDRESS.exec(text.trim()) ?? [];
  if (game === undefined || id === undefined) return { ok: false, fault: 'invalidUrl', params: {} };
  if (!isKnownGame(game)) return { ok: false, fault: 'unsupportedGame', params: { game } };
  return { ok: true, game, id, key: `${game}/decklists/${id}` };
}

/**
 * Returns the seconds until the same deck may be requested again, rounded up. Every attempt with a
 * valid address counts.
 */
export function secondsToWait(lastAttemptAt: number | undefined, now: number): number {
  if (lastAttemptAt === undefined) return 0;
  return Math.max(0, Math.ceil((lastAttemptAt + DECK_URL_COOLDOWN_MS - now) / 1000));
}
