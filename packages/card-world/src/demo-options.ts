/** The demo worlds that we ship: made with these, they are the same everywhere, to the letter. */
export const DEMO_SEED = 'deckframe';
export const DEMO_NOW = new Date('2026-11-15T12:00:00.000Z');
