import type { CellValue } from '#features/creators/custom-cards/api.ts';
import { localStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

/** By column: the word that was typed, and what stood there then. */
export type UnsavedWords = Record<string, { word: string; from: CellValue }>;
export type CardDraft = { read(): UnsavedWords; keep(words: UnsavedWords): void };

/** What a member has typed on a card and not saved: stored in this browser until it is. */
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
function parse(text: string | null): UnsavedWords {
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, Partial<UnsavedWords[string]> | null>;
    return Object.fromEntries(
      Object.entries(stored).flatMap(([column, one]) =>
        typeof one?.word === 'string' ? [[column, { word: one.word, from: one.from ?? null }]] : [],
      ),
    );
  } catch {
    return {};
  }
}
