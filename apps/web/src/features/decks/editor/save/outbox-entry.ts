import type { DeckSaveBody } from '#decks/api/deck-mapping.ts';
import type { OutboxItem } from '#lib/outbox/outbox-storage.ts';

/** A save that the server has not confirmed. It is deleted when it is confirmed or refused. */
export interface OutboxEntry extends OutboxItem {
  readonly kind?: undefined;
  /** User, game and deck: a later save of the same deck replaces it. */
  readonly id: string;
  readonly userId: string;
  readonly game: string;
  readonly deckId: string;
  /** Null for a deck that was never saved on the server. */
  readonly version: number | null;
  readonly idempotencyKey: string;
  readonly body: DeckSaveBody;
  /** Replaced saves that may have arrived. */
  readonly earlierBodies: readonly DeckSaveBody[];
  readonly savedAt: string;
}

export function outboxIdOf(userId: string, game: string, deckId: string): string {
  return `${userId}/${game}/${deckId}`;
}
