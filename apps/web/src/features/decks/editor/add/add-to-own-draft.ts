import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import type { DeckCardBook } from '#decks/cards/card-book.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import { draftSessionOf } from '../session/deck-session-of.ts';
import { addToDraft, type DraftAddition } from './add-to-draft.ts';

/** Adds to the draft that the game's builder opens. */
export function addToOwnDraft(
  config: PublicGameConfig,
  book: DeckCardBook,
  card: CatalogueCard,
): Promise<DraftAddition> {
  const draft = () => draftSessionOf(config);
  return addToDraft({ config, draft, book, today: dayOf(new Date()) }, card);
}
