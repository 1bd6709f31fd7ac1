/** What is dragged says its number by this type, so that other things are not taken. */
export const DRAGGED = 'application/x-deckframe-printing';
