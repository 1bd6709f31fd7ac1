import {
  revision,
  revisionDiff,
  revisionDiffQuery,
  revisionParams,
  revisionsAnswer,
  revisionsQuery,
  deckChangeHeaders,
  deckConflict,
  deckParams,
  savedDeck,
} from '@deckframe/contract/decks/decks';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { readDeckId } from './reading-service.ts';
import type { DeckWriter } from './service.ts';
import {
  toRevision,
  toRevisionDiff,
  toRevisionSummary,
  getRevision,
  listOwnRevisions,
  requireHistory,
  restoreRevision,
} from './revision-service.ts';

const DECK = '/api/games/:game/decks/:deckId';

export function deckRevisionRoutes(app: App, services: AppServices, writer: DeckWriter): void {
  revisionListRoutes(app, services);
  revisionRoutes(app, services, writer);
}

function revisionListRoutes(app: App, { db }: AppServices): void {
  app.get(
    `${DECK}/revisions`,
    {
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'listDeckRevisions',
        summary: 'Every save of a deck of one’s own, newest first',
        tags: ['decks'],
        params: deckParams,
        querystring: revisionsQuery,
        response: { 200: revisionsAnswer },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = await requireHistory(db, game, deckId, await requireUser(request));
      const { rows, older } = await listOwnRevisions(db, game, id, request.query.before);
      return { revisions: rows.map(toRevisionSummary), older };
    },
  );

  app.get(
    `${DECK}/revisions/:version`,
    {
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'getDeckRevision',
        summary: 'A deck of one’s own as it was saved once',
        tags: ['decks'],
        params: revisionParams,
        response: { 200: revision },
      },
    },
    async (request) => {
      const { game, deckId, version } = request.params;
      const id = await requireHistory(db, game, deckId, await requireUser(request));
      return toRevision(await getRevision(db, game, id, version));
    },
  );
}

function revisionRoutes(app: App, { db, memberWrite }: AppServices, writer: DeckWriter): void {
  app.get(
    `${DECK}/revision-diff`,
    {
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'diffDeckRevisions',
        summary: 'What differs between any two saves of a deck',
        tags: ['decks'],
        params: deckParams,
        querystring: revisionDiffQuery,
        response: { 200: revisionDiff },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = await requireHistory(db, game, deckId, await requireUser(request));
      const before = await getRevision(db, game, id, request.query.from);
      return toRevisionDiff(before, await getRevision(db, game, id, request.query.to));
    },
  );

  app.post(
    `${DECK}/revisions/:version/restore`,
    {
      config: { policy: 'decks.save' },
      schema: {
        operationId: 'restoreDeckRevision',
        summary: 'Make an older save the newest version',
        tags: ['decks'],
        params: revisionParams,
        headers: deckChangeHeaders,
        response: { 200: savedDeck, 409: deckConflict },
      },
    },
    async (request) => {
      const { game, deckId, version: restored } = request.params;
      const id = readDeckId(deckId);
      return memberWrite(
        request,
        (write) => {
          const from = { version: write.requireVersion(), restored };
          return restoreRevision(writer.open(write, game), id, from);
        },
        writer.saveRules,
      );
    },
  );
}
