import * as endpoints from '@deckframe/contract/decks/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
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

export function deckRevisionRoutes(app: App, services: AppServices, writer: DeckWriter): void {
  revisionListRoutes(app, services);
  revisionRoutes(app, services, writer);
}

function revisionListRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listDeckRevisions, async (request) => {
    const { game, deckId } = request.params;
    const id = await requireHistory(db, game, deckId, await requireUser(request));
    const { rows, older } = await listOwnRevisions(db, game, id, request.query.before);
    return { revisions: rows.map(toRevisionSummary), older };
  });

  handle(app, endpoints.getDeckRevision, async (request) => {
    const { game, deckId, version } = request.params;
    const id = await requireHistory(db, game, deckId, await requireUser(request));
    return toRevision(await getRevision(db, game, id, version));
  });
}

function revisionRoutes(app: App, { db, memberWrite }: AppServices, writer: DeckWriter): void {
  handle(app, endpoints.diffDeckRevisions, async (request) => {
    const { game, deckId } = request.params;
    const id = await requireHistory(db, game, deckId, await requireUser(request));
    const before = await getRevision(db, game, id, request.query.from);
    return toRevisionDiff(before, await getRevision(db, game, id, request.query.to));
  });

  handle(app, endpoints.restoreDeckRevision, async (request) => {
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
  });
}
