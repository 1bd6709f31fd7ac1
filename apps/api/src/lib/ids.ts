import { randomBytes, randomUUID } from 'node:crypto';
import { createDeckId, DECK_ID_RANDOM_BYTES } from '@deckframe/domain/decks/deck-id/deck-id';

/** Makes the names of things that are born here; tests give their own. */
export type Ids = {
  requestId(): string;
  /** The shown id of a deck that is made at this moment (milliseconds since 1970). */
  deckId(now: number): string;
};

export const systemIds: Ids = {
  requestId: () => randomUUID(),
  deckId: (now) => createDeckId(now, randomBytes(DECK_ID_RANDOM_BYTES)),
};
