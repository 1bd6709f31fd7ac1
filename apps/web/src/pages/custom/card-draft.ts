import { localStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

export type Values = Record<string, string>;
export type CardDraft = { read(): Values | null; keep(words: Values): void };

/** What a member has typed on a card and not saved: kept in this browser until it is. */
export function openCardDraft(
  game: string,
  place: { userId: string; seriesId: string; cardId: string },
): CardDraft {
  const { userId, seriesId, cardId } = place;
  const key = gameStorageKey(game, `fanDraft_${userId}_${seriesId}_${cardId}`);
  return {
    read: () => parse(localStore.read(key)),
    keep(words) {
      if (Object.keys(words).length === 0) localStore.remove(key);
      else localStore.write(key, JSON.stringify(words));
    },
  };
}

/** Anybody can write into a browser's storage. */
function parse(text: string | null): Values | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const words = Object.entries(stored).filter((entry): entry is [string, string] =>
      entry.every((part) => typeof part === 'string'),
    );
    return words.length === 0 ? null : Object.fromEntries(words);
  } catch {
    return null;
  }
}
