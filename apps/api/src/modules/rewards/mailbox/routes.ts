import {
  claimAnswer,
  claimBody,
  mailboxAnswer,
  readBody,
  unreadAnswer,
  unreadQuery,
} from '@deckframe/contract/rewards/mailbox';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { userTopic } from '../../../lib/live-bus.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { claim, CLAIMS_LIMIT, getMailbox, getUnread, markRead } from './service.ts';

const tags = ['mailbox'];
const PATH = '/api/me/mailbox';
const config = { policy: 'mailbox.own' } as const;

export function mailboxRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  writeRoutes(app, services);
}

function readRoutes(app: App, { db }: AppServices): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'getMailbox',
        summary: 'Your mailbox: running events, notices and items that wait',
        tags,
        response: { 200: mailboxAnswer },
      },
    },
    async (request) => getMailbox(db, (await requireUser(request)).id),
  );

  app.get(
    `${PATH}/unread`,
    {
      config,
      schema: {
        operationId: 'countUnread',
        summary: 'How much waits in your mailbox; each number ends at some hundred',
        tags,
        querystring: unreadQuery,
        response: { 200: unreadAnswer },
      },
    },
    async (request) => getUnread(db, (await requireUser(request)).id, request.query.ignored),
  );
}

function writeRoutes(app: App, { live, memberWrite }: AppServices): void {
  app.post(
    PATH,
    {
      config,
      schema: {
        operationId: 'claim',
        summary: 'Claim an event or an item; each is given once',
        tags,
        headers: idempotencyHeaders,
        body: claimBody,
        response: { 200: claimAnswer },
      },
    },
    async (request) => {
      const { id } = await requireUser(request);
      const claimed = await memberWrite(
        request,
        ({ db, user }) => claim(db, user.id, request.body),
        { limits: [CLAIMS_LIMIT] },
      );
      live.publish('mail', userTopic(id));
      return claimed;
    },
  );

  app.post(
    `${PATH}/read`,
    {
      config,
      schema: {
        operationId: 'markMailRead',
        summary: 'Mark notices as read',
        tags,
        headers: idempotencyHeaders,
        body: readBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = await requireUser(request);
      await memberWrite(request, ({ db, user }) => markRead(db, user.id, request.body));
      live.publish('mail', userTopic(id));
      return reply.code(204).send(null);
    },
  );
}
