import * as endpoints from '@deckframe/contract/decks/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { getReadableDeck, readDeckId } from './reading-service.ts';
import { archiveDeck, sleeveDeck, deleteDeck, undeleteDeck } from './moderation.ts';
import type { DeckWriter } from './deck-writer.ts';
import { changeVisibility, duplicateDeck } from './service.ts';

/** Registers changes of a deck other than saving. */
export function deckChangeRoutes(app: App, services: AppServices, writer: DeckWriter): void {
  settingRoutes(app, services, writer);
  removalRoutes(app, services, writer);
  copyRoutes(app, services, writer);
}

function settingRoutes(app: App, { memberWrite }: AppServices, writer: DeckWriter): void {
  handle(app, endpoints.changeDeckVisibility, async (request) => {
    const { game, deckId } = request.params;
    const id = readDeckId(deckId);
    const { visibility } = request.body;
    return memberWrite(
      request,
      (write) => changeVisibility(writer.open(write, game), id, write.requireVersion(), visibility),
      writer.saveRules,
    );
  });

  handle(app, endpoints.sleeveDeck, async (request) => {
    const { game, deckId } = request.params;
    const id = readDeckId(deckId);
    const { isSleeved } = request.body;
    return memberWrite(request, (write) => sleeveDeck(writer.open(write, game), id, isSleeved));
  });

  handle(app, endpoints.archiveDeck, async (request) => {
    const { game, deckId } = request.params;
    const id = readDeckId(deckId);
    const { isArchived } = request.body;
    return memberWrite(request, (write) => archiveDeck(writer.open(write, game), id, isArchived));
  });
}

function removalRoutes(app: App, { memberWrite }: AppServices, writer: DeckWriter): void {
  handle(app, endpoints.deleteDeck, async (request) => {
    const { game, deckId } = request.params;
    const id = readDeckId(deckId);
    return memberWrite(request, (write) => deleteDeck(writer.open(write, game), id));
  });

  handle(app, endpoints.undeleteDeck, async (request) => {
    const { game, deckId } = request.params;
    const id = readDeckId(deckId);
    return memberWrite(request, (write) => undeleteDeck(writer.open(write, game), id));
  });
}

function copyRoutes(
  app: App,
  { clock, db, ids, memberWrite }: AppServices,
  writer: DeckWriter,
): void {
  handle(app, endpoints.duplicateDeck, async (request) => {
    const { game, deckId } = request.params;
    const source = await getReadableDeck(db, game, deckId, () => request.findUser());
    const id = readDeckId(request.body.id ?? ids.deckId(clock.now()));
    return memberWrite(
      request,
      (write) => duplicateDeck(writer.open(write, game), id, source, request.body.name),
      writer.saveRules,
    );
  });
}
