import { createValueStore } from '#lib/value-store.ts';

/** Decks (game and id) whose pool shows all colours again. A draft has no id. */
export const openColorsStore = createValueStore<ReadonlySet<string>>(new Set());

/** Passes the choice from draft to deck. */
export function passOnOpenColors(gameid: string, deckId: string): void {
  const open = new Set(openColorsStore.get());
  if (open.delete(`${gameid}/`)) openColorsStore.set(open.add(`${gameid}/${deckId}`));
}
