import * as endpoints from '@deckframe/contract/rewards/endpoints';
import { unsubscribeQuery } from '@deckframe/contract/rewards/mailbox';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { getStartGame } from '../../../lib/start-game.ts';
import { getNotices, readNotices, removeNotice, getSettings, saveSettings } from './service.ts';
import { unsubscribe } from './unsubscribe-token.ts';

const UNSUBSCRIBE_PATH = '/api/unsubscribe';
const unsubscribeConfig = { policy: 'notices.unsubscribe' } as const;

const BODY_BYTES = 16 * 1024;

/** For links from mails, without login. */
export async function unsubscribeRoutes(app: App, services: AppServices): Promise<void> {
  const { db, env } = services;
  // GET changes nothing, because mail programs open links.
  app.get(
    UNSUBSCRIBE_PATH,
    { config: unsubscribeConfig, schema: { hide: true, querystring: unsubscribeQuery } },
    async (request, reply) => {
      const page = `${gameBasePath(getStartGame(services))}${fillPath(getPage('unsubscribe').path)}`;
      return reply.redirect(`${env.PUBLIC_URL}${page}#token=${request.query.token}`, 303);
    },
  );

  await app.register(async (scope: App) => {
    // The one-click form (RFC 8058) is not read; the token is enough.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      const limits = { parseAs: 'buffer', bodyLimit: BODY_BYTES } as const;
      scope.addContentTypeParser(type, limits, (_request, _body, done) => done(null, null));
    }
    handle(scope, endpoints.unsubscribe, async (request) => {
      await unsubscribe(db, request.query.token);
    });
  });
}

export function noticeRoutes(app: App, services: AppServices): void {
  boxRoutes(app, services);
  settingsRoutes(app, services);
}

function boxRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listNotices, async (request) =>
    getNotices(db, (await requireUser(request)).id, request.query.after),
  );

  handle(app, endpoints.readNotices, async (request) => {
    await memberWrite(request, async (write) => {
      await readNotices(write.db, write.user.id, request.body.ids);
      write.tell(write.user.id);
    });
  });

  handle(app, endpoints.removeNotice, async (request) => {
    await memberWrite(request, async (write) => {
      await removeNotice(write.db, write.user.id, request.params.noticeId);
      write.tell(write.user.id);
    });
  });
}

function settingsRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.getNoticeSettings, async (request) =>
    getSettings(db, (await requireUser(request)).id),
  );

  handle(app, endpoints.saveNoticeSettings, async (request) =>
    memberWrite(request, (write) => saveSettings(write.db, write.user.id, request.body)),
  );
}
