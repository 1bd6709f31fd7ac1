import type { Database } from '@deckframe/database/db';
import { listDeckTerms, type SearchFacts } from '../decks/decks/deck-terms.ts';
import { type DeckKey, replaceDeckTerms } from './queries.ts';

/** From here on the public lists find the deck by these facts, or, without any, not at all. */
export async function indexDeck(
  db: Database,
  key: DeckKey,
  facts: SearchFacts | null,
): Promise<void> {
  await replaceDeckTerms(db, key, facts === null ? null : listDeckTerms(facts));
}

export {
  DECK_TERMS,
  readNameWords,
  type SearchFacts,
  toNameKey,
} from '../decks/decks/deck-terms.ts';
