import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  unsubscribeQuery,
  noticeParams,
  noticesAnswer,
  noticeSettings,
  noticesQuery,
  noticesReadBody,
} from '@deckframe/contract/rewards/mailbox';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { getStartGame } from '../../../lib/start-game.ts';
import { getNotices, readNotices, removeNotice, getSettings, saveSettings } from './service.ts';
import { unsubscribe } from './unsubscribe-token.ts';

const tags = ['mailbox'];
const UNSUBSCRIBE_PATH = '/api/unsubscribe';
const unsubscribeConfig = { policy: 'notices.unsubscribe' } as const;

/** A form of one field. */
const BODY_BYTES = 16 * 1024;

/** For whoever has the link from a mail, signed in or not. */
export async function unsubscribeRoutes(app: App, services: AppServices): Promise<void> {
  const { db, env } = services;
  // A visit changes nothing: programs that look at mails open every link.
  app.get(
    UNSUBSCRIBE_PATH,
    { config: unsubscribeConfig, schema: { hide: true, querystring: unsubscribeQuery } },
    async (request, reply) => {
      const page = `${gameBasePath(getStartGame(services))}${fillPath(getPage('unsubscribe').path)}`;
      return reply.redirect(`${env.PUBLIC_URL}${page}#token=${request.query.token}`, 303);
    },
  );

  await app.register(async (scope: App) => {
    // Mail programs send a form of one field (RFC 8058); the token says all, so it is not read.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      const limits = { parseAs: 'buffer', bodyLimit: BODY_BYTES } as const;
      scope.addContentTypeParser(type, limits, (_request, _body, done) => done(null, null));
    }
    scope.post(
      UNSUBSCRIBE_PATH,
      {
        config: unsubscribeConfig,
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

const PATH = '/api/me/notices';
const SETTINGS = '/api/me/notice-settings';
const config = { policy: 'mailbox.own' } as const;

export function noticeRoutes(app: App, services: AppServices): void {
  boxRoutes(app, services);
  settingsRoutes(app, services);
}

function boxRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listNotices',
        summary: 'What others did that concerns you, bundled, the newest first',
        tags,
        querystring: noticesQuery,
        response: { 200: noticesAnswer },
      },
    },
    async (request) => getNotices(db, (await requireUser(request)).id, request.query.after),
  );

  app.post(
    `${PATH}/read`,
    {
      config,
      schema: {
        operationId: 'readNotices',
        summary: 'Mark notices as read, some or all',
        tags,
        headers: idempotencyHeaders,
        body: noticesReadBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, async (write) => {
        await readNotices(write.db, write.user.id, request.body.ids);
        write.tell(write.user.id);
      });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${PATH}/:noticeId`,
    {
      config,
      schema: {
        operationId: 'removeNotice',
        summary: 'Remove a notice',
        tags,
        params: noticeParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, async (write) => {
        await removeNotice(write.db, write.user.id, request.params.noticeId);
        write.tell(write.user.id);
      });
      return reply.code(204).send(null);
    },
  );
}

function settingsRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    SETTINGS,
    {
      config,
      schema: {
        operationId: 'getNoticeSettings',
        summary: 'How you want to hear of each kind of notice',
        tags,
        response: { 200: noticeSettings },
      },
    },
    async (request) => getSettings(db, (await requireUser(request)).id),
  );

  app.put(
    SETTINGS,
    {
      config,
      schema: {
        operationId: 'saveNoticeSettings',
        summary: 'Choose how you want to hear of each kind of notice',
        tags,
        headers: idempotencyHeaders,
        body: noticeSettings,
        response: { 200: noticeSettings },
      },
    },
    async (request) =>
      memberWrite(request, (write) => saveSettings(write.db, write.user.id, request.body)),
  );
}
