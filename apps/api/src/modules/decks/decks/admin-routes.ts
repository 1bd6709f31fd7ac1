import * as endpoints from '@deckframe/contract/decks/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { readDeckId } from './reading-service.ts';
import type { DeckWriter } from './deck-writer.ts';
import { moderateDeck, hideDeck } from './moderation.ts';

export function deckAdminRoutes(app: App, { memberWrite }: AppServices, writer: DeckWriter): void {
  handle(app, endpoints.moderateDeck, async (request) => {
    const { game, deckId } = request.params;
    const id = readDeckId(deckId);
    return memberWrite(request, (write) =>
      moderateDeck(writer.open(write, game), id, request.body, write.requestId),
    );
  });

  removalRoutes(app, memberWrite, {
    remove: endpoints.removeDeck,
    restore: endpoints.restoreDeck,
    moderate: async (write, { game, deckId }, removal) =>
      hideDeck(write, game, readDeckId(deckId), removal),
  });
}
