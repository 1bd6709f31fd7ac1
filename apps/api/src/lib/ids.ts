import { randomBytes, randomUUID } from 'node:crypto';
import { createDeckId, DECK_ID_RANDOM_BYTES } from '@deckframe/domain/decks/deck-id/deck-id';

export type Ids = {
  requestId(): string;
  deckId(now: number): string;
};

export const systemIds: Ids = {
  requestId: () => randomUUID(),
  deckId: (now) => createDeckId(now, randomBytes(DECK_ID_RANDOM_BYTES)),
};
