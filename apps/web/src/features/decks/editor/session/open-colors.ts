import { createValueStore } from '#lib/value-store.ts';

/** Decks, by game and id, whose pool was opened to every color again; a draft has no id. */
export const openColorsStore = createValueStore<ReadonlySet<string>>(new Set());

/** Passes the choice from draft to deck. */
export function passOnOpenColors(gameid: string, deckId: string): void {
  const open = new Set(openColorsStore.get());
  if (open.delete(`${gameid}/`)) openColorsStore.set(open.add(`${gameid}/${deckId}`));
}
