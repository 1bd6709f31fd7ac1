import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { deckAdminRoutes } from './decks/admin-routes.ts';
import { deckChangeRoutes } from './decks/change-routes.ts';
import { deckRevisionRoutes } from './decks/revision-routes.ts';
import { deckRoutes, deckViewRoutes } from './decks/routes.ts';
import { createDeckWriter } from './decks/service.ts';
import { deckFileRoutes } from './files/routes.ts';
import { bookmarkAndPreferenceRoutes, deckListRoutes } from './lists/routes.ts';
import { deckFolderRoutes } from './lists/folder-routes.ts';

/** Registers decks, their lists and files. */
export function registerDecks(app: App, services: AppServices): void {
  const writer = createDeckWriter(services);
  deckRoutes(app, services, writer);
  deckChangeRoutes(app, services, writer);
  deckAdminRoutes(app, services, writer);
  deckRevisionRoutes(app, services, writer);
  deckFolderRoutes(app, services, writer);
  deckListRoutes(app, services);
  bookmarkAndPreferenceRoutes(app, services);
  deckViewRoutes(app, services);
  deckFileRoutes(app, services);
}
