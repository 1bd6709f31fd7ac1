import {
  userIdParams,
  rolesAnswer,
  rolesBody,
  suspensionAnswer,
  suspensionBody,
} from '@deckframe/contract/accounts/account';
import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  cosmeticParams,
  userCosmetics,
  wornBody,
  wornParams,
  correctionAnswer,
  correctionBody,
  ledgerAnswer,
  sheetQuery,
  writtenAnswer,
  writtenQuery,
  userSheet,
  usersAnswer,
  usersQuery,
} from '@deckframe/contract/staff/user-admin';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
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

export function userExpAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/admin/users/:userId/exp',
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'listExpOfUser',
        summary: 'Every award and correction of a user, the newest first',
        tags,
        params: userIdParams,
        querystring: sheetQuery,
        response: { 200: ledgerAnswer },
      },
    },
    async (request) => getLedger(db, request.params.userId, request.query.after),
  );

  app.post(
    '/api/admin/users/:userId/exp',
    {
      config: { policy: 'users.moderate', proof: 'session' },
      schema: {
        operationId: 'correctExp',
        summary: 'Add or take EXP by an entry of its own; nothing that was paid is changed',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        body: correctionBody,
        response: { 200: correctionAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        correct(trx, { actor, userId, requestId }, request.body),
      );
    },
  );
}

export function userListAdminRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/admin/users',
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'listUsers',
        summary: 'Users by the beginning of their name, 25 a page',
        tags,
        querystring: usersQuery,
        response: { 200: usersAnswer },
      },
    },
    async (request) => getUsers(db, request.query),
  );

  app.get(
    '/api/admin/users/:userId',
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'getUserSheet',
        summary: 'What staff know of a user',
        tags,
        params: userIdParams,
        response: { 200: userSheet },
      },
    },
    async (request) => getSheet(db, request.params.userId),
  );

  app.get(
    '/api/admin/users/:userId/written',
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'listWrittenByUser',
        summary: 'Decks or comments of a user, the newest first, with what moderators hid',
        tags,
        params: userIdParams,
        querystring: writtenQuery,
        response: { 200: writtenAnswer },
      },
    },
    async (request) => getWritten(db, request.params.userId, request.query),
  );
}

const SUSPENSION = '/api/admin/users/:userId/suspension';

export function userAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    SUSPENSION,
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'getSuspension',
        summary: 'Whether a user is suspended',
        tags,
        params: userIdParams,
        response: { 200: suspensionAnswer },
      },
    },
    async (request) => getSuspension(db, request.params.userId),
  );

  app.put(
    SUSPENSION,
    {
      config: { policy: 'users.moderate', proof: 'session' },
      schema: {
        operationId: 'suspendUser',
        summary: 'Suspend a user; their sessions end',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        body: suspensionBody,
        response: { 200: suspensionAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        suspend(trx, { ...request.body, actor, userId, requestId }),
      );
    },
  );

  app.delete(
    SUSPENSION,
    {
      config: { policy: 'users.moderate', proof: 'session' },
      schema: {
        operationId: 'liftSuspension',
        summary: 'End the suspension of a user',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        response: { 200: suspensionAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        liftSuspension(trx, { actor, userId, requestId }),
      );
    },
  );

  app.put(
    '/api/admin/users/:userId/roles',
    {
      config: { policy: 'users.moderate', proof: 'fresh' },
      schema: {
        operationId: 'changeRoles',
        summary: 'Change the roles of a user; their sessions end',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        body: rolesBody,
        response: { 200: rolesAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      const { roles } = request.body;
      return memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        changeRoles(trx, { roles, actor, userId, requestId }),
      );
    },
  );
}
