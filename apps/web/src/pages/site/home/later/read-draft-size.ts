import type { KeyValueStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

export interface DraftSize {
  readonly name: string;
  readonly cards: number;
}

/**
 * Reads name and card count of the draft directly from the documented keys. The builder's code
 * would be larger than the whole home page.
 */
export function readDraftSize(store: KeyValueStore, gameid: string): DraftSize | null {
  const lines = store.read(gameStorageKey(gameid, 'storedDecklist')) ?? '';
  const cards = [...lines.matchAll(/^(\d+) x /gmu)].reduce(
    (all, [, quantity]) => all + Number(quantity),
    0,
  );
  if (cards === 0) return null;
  return { name: store.read(gameStorageKey(gameid, 'deckName'))?.trim() ?? '', cards };
}
