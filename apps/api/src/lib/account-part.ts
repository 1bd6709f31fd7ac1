import type { Database } from '@deckframe/database/db';

/** What becomes of published decks when their owner goes. */
export type DeckChoice = 'keep' | 'delete';

/** One kind of data that a member has; each module that keeps some adds its part to the list. */
export type AccountPart = {
  /** The key in the exported file. */
  name: string;
  /** Everything of this kind about the member, as it is handed to them. */
  read(db: Database, userId: number): Promise<unknown>;
  /** Takes it away, or away from the person, in the transaction of the deletion. */
  erase(db: Database, userId: number, decks: DeckChoice): Promise<void>;
};
