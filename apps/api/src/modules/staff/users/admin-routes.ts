import * as endpoints from '@deckframe/contract/staff/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { getCosmeticsOf, give, setWorn, take } from './cosmetic-service.ts';
import { correct, getLedger } from './exp-service.ts';
import {
  getSheet,
  getUsers,
  changeRoles,
  getSuspension,
  liftSuspension,
  suspend,
} from './service.ts';
import { getWritten } from './written.ts';

export function userCosmeticAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listCosmeticsOfUser, async (request) =>
    getCosmeticsOf(db, request.params.userId),
  );

  handle(app, endpoints.giveCosmetic, async (request) => {
    const { userId, ...item } = request.params;
    return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      give(trx, { actor, userId, requestId }, item),
    );
  });

  handle(app, endpoints.takeCosmetic, async (request) => {
    const { userId, ...item } = request.params;
    return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      take(trx, { actor, userId, requestId }, item),
    );
  });

  handle(app, endpoints.setWorn, async (request) => {
    const { userId, kind } = request.params;
    const { key } = request.body;
    return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      setWorn(trx, { actor, userId, requestId }, { kind, key }),
    );
  });
}

export function userExpAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listExpOfUser, async (request) =>
    getLedger(db, request.params.userId, request.query.after),
  );

  handle(app, endpoints.correctExp, async (request) => {
    const { userId } = request.params;
    return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      correct(trx, { actor, userId, requestId }, request.body),
    );
  });
}

export function userListAdminRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listUsers, async (request) => getUsers(db, request.query));

  handle(app, endpoints.getUserSheet, async (request) => getSheet(db, request.params.userId));

  handle(app, endpoints.listWrittenByUser, async (request) =>
    getWritten(db, request.params.userId, request.query),
  );
}

export function userAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.getSuspension, async (request) => getSuspension(db, request.params.userId));

  handle(app, endpoints.suspendUser, async (request) => {
    const { userId } = request.params;
    return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      suspend(trx, { ...request.body, actor, userId, requestId }),
    );
  });

  handle(app, endpoints.liftSuspension, async (request) => {
    const { userId } = request.params;
    return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      liftSuspension(trx, { actor, userId, requestId }),
    );
  });

  handle(app, endpoints.changeRoles, async (request) => {
    const { userId } = request.params;
    const { roles } = request.body;
    return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      changeRoles(trx, { roles, actor, userId, requestId }),
    );
  });
}
