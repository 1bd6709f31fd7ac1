import * as endpoints from '@deckframe/contract/cards/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { beginRenumber, getNumberUse, getRuns, undoRenumber } from './service.ts';

export function cardNumberAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.getCardNumberUse, async (request) =>
    getNumberUse(db, request.params.game, request.params.cardno),
  );

  handle(app, endpoints.listRenumbers, async (request) => getRuns(db, request.params.game));

  handle(app, endpoints.beginRenumber, async (request) => {
    const { game } = request.params;
    return memberWrite(request, (write) => beginRenumber(write, game, request.body));
  });

  handle(app, endpoints.undoRenumber, async (request) => {
    const { game, id } = request.params;
    return memberWrite(request, (write) => undoRenumber(write, game, Number(id)));
  });
}
