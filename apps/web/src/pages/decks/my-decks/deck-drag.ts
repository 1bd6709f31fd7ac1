/** What a dragged deck is called; its id is the value. */
export const DECK_DRAG = 'application/x-deckframe-deck';
