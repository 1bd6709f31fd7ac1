import {
  noticeParams,
  noticesAnswer,
  noticeSettings,
  noticesQuery,
  noticesReadBody,
} from '@deckframe/contract/notices';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { getNotices, readNotices, removeNotice } from '../../notices/service.ts';
import { getSettings, saveSettings } from '../../notices/settings.ts';

const tags = ['mailbox'];
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
