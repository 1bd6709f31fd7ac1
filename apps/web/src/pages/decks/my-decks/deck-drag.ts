/** Drag type of decks. The value is the id. */
export const DECK_DRAG = 'application/x-deckframe-deck';
