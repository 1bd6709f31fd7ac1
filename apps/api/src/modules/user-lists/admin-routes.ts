import { userIdParams } from '@deckframe/contract/account-fields';
import { writtenAnswer, writtenQuery } from '@deckframe/contract/staff/user-admin';
import { userSheet, usersAnswer, usersQuery } from '@deckframe/contract/user-admin';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { getSheet, getUsers } from './service.ts';
import { getWritten } from '../staff/users/written.ts';

const tags = ['administration'];

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
