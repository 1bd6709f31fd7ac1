import { createCatalogue } from '#catalogue/use-catalogue-client.ts';
import { type AppServices, lateService, useLateService } from '#lib/app-services.ts';
import { createDeckCardBook, type DeckCardBook } from './card-book.ts';

export const createCardBook = (services: AppServices): DeckCardBook =>
  createDeckCardBook(services.api, services.config.gameid, lateService(services, createCatalogue));

export function useDeckCardBook(): DeckCardBook {
  return useLateService(createCardBook);
}
