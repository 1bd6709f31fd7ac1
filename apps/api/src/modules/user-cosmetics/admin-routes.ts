import { userIdParams } from '@deckframe/contract/account-fields';
import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  cosmeticParams,
  userCosmetics,
  wornBody,
  wornParams,
} from '@deckframe/contract/staff/user-admin';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { getCosmeticsOf, give, setWorn, take } from '../staff/users/cosmetic-service.ts';

const tags = ['administration'];
const COSMETICS = '/api/admin/users/:userId/cosmetics';
const writing = { policy: 'users.moderate', proof: 'session' } as const;
const response = { 200: userCosmetics };

export function userCosmeticAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    COSMETICS,
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'listCosmeticsOfUser',
        summary: 'What a user may wear and wears',
        tags,
        params: userIdParams,
        response,
      },
    },
    async (request) => getCosmeticsOf(db, request.params.userId),
  );

  app.put(
    `${COSMETICS}/:kind/:key`,
    {
      config: writing,
      schema: {
        operationId: 'giveCosmetic',
        summary: 'Give a user something to wear',
        tags,
        params: cosmeticParams,
        headers: idempotencyHeaders,
        response,
      },
    },
    async (request) => {
      const { userId, ...item } = request.params;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        give(trx, { actor, userId, requestId }, item),
      );
    },
  );

  app.delete(
    `${COSMETICS}/:kind/:key`,
    {
      config: writing,
      schema: {
        operationId: 'takeCosmetic',
        summary: 'Take from a user what was given to them',
        tags,
        params: cosmeticParams,
        headers: idempotencyHeaders,
        response,
      },
    },
    async (request) => {
      const { userId, ...item } = request.params;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        take(trx, { actor, userId, requestId }, item),
      );
    },
  );

  app.put(
    '/api/admin/users/:userId/worn/:kind',
    {
      config: writing,
      schema: {
        operationId: 'setWorn',
        summary: 'Set which of their own things a user wears, or nothing',
        tags,
        params: wornParams,
        headers: idempotencyHeaders,
        body: wornBody,
        response,
      },
    },
    async (request) => {
      const { userId, kind } = request.params;
      const { key } = request.body;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        setWorn(trx, { actor, userId, requestId }, { kind, key }),
      );
    },
  );
}
