import {
  deck,
  deckArchiveChange,
  deckChangeHeaders,
  deckConflict,
  deckDeleted,
  deckDuplicate,
  deckParams,
  deckSleevedChange,
  deckVisibilityChange,
  savedDeck,
} from '@deckframe/contract/decks/decks';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { getReadableDeck, readDeckId } from './reading-service.ts';
import { archiveDeck, sleeveDeck, deleteDeck, undeleteDeck } from './moderation.ts';
import type { DeckWriter } from './deck-writer.ts';
import { changeVisibility, duplicateDeck } from './service.ts';

const DECK = '/api/games/:game/decks/:deckId';

/** What happens to a deck besides being saved. */
export function deckChangeRoutes(app: App, services: AppServices, writer: DeckWriter): void {
  settingRoutes(app, services, writer);
  removalRoutes(app, services, writer);
  copyRoutes(app, services, writer);
}

function settingRoutes(app: App, { memberWrite }: AppServices, writer: DeckWriter): void {
  app.put(
    `${DECK}/visibility`,
    {
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'changeDeckVisibility',
        summary: 'Make a deck private, public or unlisted',
        tags: ['decks'],
        params: deckParams,
        headers: deckChangeHeaders,
        body: deckVisibilityChange,
        response: { 200: savedDeck, 409: deckConflict },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      const { visibility } = request.body;
      return memberWrite(
        request,
        (write) =>
          changeVisibility(writer.open(write, game), id, write.requireVersion(), visibility),
        writer.saveRules,
      );
    },
  );

  app.put(
    `${DECK}/sleeved`,
    {
      config: { policy: 'decks.organise' },
      schema: {
        operationId: 'sleeveDeck',
        summary: 'Say whether a deck of one’s own is put together with real cards',
        tags: ['decks'],
        params: deckParams,
        headers: idempotencyHeaders,
        body: deckSleevedChange,
        response: { 200: deckSleevedChange },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      const { isSleeved } = request.body;
      return memberWrite(request, (write) => sleeveDeck(writer.open(write, game), id, isSleeved));
    },
  );

  app.put(
    `${DECK}/archive`,
    {
      config: { policy: 'decks.organise' },
      schema: {
        operationId: 'archiveDeck',
        summary: 'Put a deck of one’s own out of the way, or bring it back',
        tags: ['decks'],
        params: deckParams,
        headers: idempotencyHeaders,
        body: deckArchiveChange,
        response: { 200: deck },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      const { isArchived } = request.body;
      return memberWrite(request, (write) => archiveDeck(writer.open(write, game), id, isArchived));
    },
  );
}

function removalRoutes(app: App, { memberWrite }: AppServices, writer: DeckWriter): void {
  app.delete(
    DECK,
    {
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'deleteDeck',
        summary: 'Delete a deck of one’s own; it can be had back for a while',
        tags: ['decks'],
        params: deckParams,
        headers: idempotencyHeaders,
        response: { 200: deckDeleted },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      return memberWrite(request, (write) => deleteDeck(writer.open(write, game), id));
    },
  );

  app.post(
    `${DECK}/undelete`,
    {
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'undeleteDeck',
        summary: 'Have a deleted deck back',
        tags: ['decks'],
        params: deckParams,
        headers: idempotencyHeaders,
        response: { 200: deck },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      return memberWrite(request, (write) => undeleteDeck(writer.open(write, game), id));
    },
  );
}

function copyRoutes(
  app: App,
  { clock, db, ids, memberWrite }: AppServices,
  writer: DeckWriter,
): void {
  app.post(
    `${DECK}/duplicate`,
    {
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'duplicateDeck',
        summary: 'A copy of one’s own, of any deck that one may read',
        tags: ['decks'],
        params: deckParams,
        headers: idempotencyHeaders,
        body: deckDuplicate,
        response: { 200: savedDeck, 409: deckConflict.partial({ stored: true }) },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const source = await getReadableDeck(db, game, deckId, () => request.findUser());
      const id = readDeckId(request.body.id ?? ids.deckId(clock.now()));
      return memberWrite(
        request,
        (write) => duplicateDeck(writer.open(write, game), id, source),
        writer.saveRules,
      );
    },
  );
}
