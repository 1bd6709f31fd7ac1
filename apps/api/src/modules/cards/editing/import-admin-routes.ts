import * as endpoints from '@deckframe/contract/cards/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { dropRun, getRun, getRuns, sendSource, undoRun, writeRun } from './import-service.ts';

export function cardImportAdminRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  sendRoutes(app, services);
  endRoutes(app, services);
}

function readRoutes(app: App, { db, games }: AppServices): void {
  handle(app, endpoints.listImports, async (request) =>
    getRuns(db, games.get(request.params.game).gameid),
  );

  handle(app, endpoints.getImport, async (request) =>
    getRun(db, games.get(request.params.game).gameid, Number(request.params.id)),
  );
}

function sendRoutes(app: App, { games, memberWrite }: AppServices): void {
  handle(app, endpoints.sendImport, async (request) => {
    const { gameid } = games.get(request.params.game);
    return memberWrite(request, (write) => sendSource(write, gameid, request.body));
  });
}

function endRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.writeImport, async (request) => {
    const { game, id } = request.params;
    const { skipFaulty } = request.body;
    return memberWrite(request, (write) => writeRun(write, game, Number(id), skipFaulty));
  });

  handle(app, endpoints.undoImport, async (request) => {
    const { game, id } = request.params;
    return memberWrite(request, (write) => undoRun(write, game, Number(id)));
  });

  handle(app, endpoints.discardImport, async (request) => {
    const { game, id } = request.params;
    return memberWrite(request, (write) => dropRun(write, game, Number(id)));
  });
}
