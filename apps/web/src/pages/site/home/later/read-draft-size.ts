import type { KeyValueStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

export interface DraftSize {
  readonly name: string;
  readonly cards: number;
}

/**
 * The draft's name and how many cards it has, from the documents' own keys: a glance that needs
 * nothing of the builder, which would weigh more than the whole home.
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
