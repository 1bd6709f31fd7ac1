import { noQuery } from '@deckframe/contract/params';
import { meAnswer } from '@deckframe/contract/session';
import type { App } from '../../app-types.ts';

export function sessionRoutes(app: App): void {
  app.get(
    '/api/me',
    {
      config: { policy: 'session.read' },
      schema: {
        operationId: 'getMe',
        summary: 'Who is signed in',
        tags: ['account'],
        querystring: noQuery,
        response: { 200: meAnswer },
      },
    },
    async (request) => {
      const user = await request.findUser();
      return { user: user && { ...user, roles: [...user.roles] } };
    },
  );
}
