import { unsubscribeQuery } from '@deckframe/contract/notices';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { getStartGame } from '../../lib/start-game.ts';
import { unsubscribe } from './unsubscribe.ts';

const tags = ['mailbox'];
const PATH = '/api/unsubscribe';
const config = { policy: 'notices.unsubscribe' } as const;

/** For whoever has the link from a mail, signed in or not. */
export async function unsubscribeRoutes(app: App, services: AppServices): Promise<void> {
  const { db, env } = services;
  // A visit changes nothing: programs that look at mails open every link.
  app.get(
    PATH,
    { config, schema: { hide: true, querystring: unsubscribeQuery } },
    async (request, reply) => {
      const page = `${gameBasePath(getStartGame(services))}${fillPath(getPage('unsubscribe').path)}`;
      return reply.redirect(`${env.PUBLIC_URL}${page}#token=${request.query.token}`, 303);
    },
  );

  await app.register(async (scope: App) => {
    // Mail programs send a form of one field (RFC 8058); the token says all, so it is not read.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      scope.addContentTypeParser(type, (_request, payload, done) => {
        payload.resume();
        payload.on('end', () => done(null, null));
        payload.on('error', done);
      });
    }
    scope.post(
      PATH,
      {
        config,
        schema: {
          operationId: 'unsubscribe',
          summary: 'Stop the digest mails of whoever has the token',
          tags,
          querystring: unsubscribeQuery,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await unsubscribe(db, request.query.token);
        return reply.code(204).send(null);
      },
    );
  });
}
