import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { createCardBook } from '#decks/cards/use-deck-card-book.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import { lateService, type AppServices } from '#lib/app-services.ts';
import { draftSessionOf } from '../session/deck-session-of.ts';
import { addToDraft, type DraftAddition } from './add-to-draft.ts';

/** Adds to the draft that the game's builder opens. */
export function addToOwnDraft(services: AppServices, card: CatalogueCard): Promise<DraftAddition> {
  const { config } = services;
  const draft = () => draftSessionOf(services);
  const book = lateService(services, createCardBook);
  return addToDraft({ config, draft, book, today: dayOf(new Date()) }, card);
}
