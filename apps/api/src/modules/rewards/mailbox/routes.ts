import * as endpoints from '@deckframe/contract/rewards/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { userTopic } from '../../../lib/live-bus.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { claim, CLAIMS_LIMIT, getMailbox, getUnread, markRead } from './service.ts';

export function mailboxRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  writeRoutes(app, services);
}

function readRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.getMailbox, async (request) =>
    getMailbox(db, (await requireUser(request)).id),
  );

  handle(app, endpoints.countUnread, async (request) =>
    getUnread(db, (await requireUser(request)).id, request.query.ignored),
  );
}

function writeRoutes(app: App, { live, memberWrite }: AppServices): void {
  handle(app, endpoints.claim, async (request) => {
    const { id } = await requireUser(request);
    const claimed = await memberWrite(request, ({ db, user }) => claim(db, user, request.body), {
      limits: [CLAIMS_LIMIT],
    });
    live.publish('mail', userTopic(id));
    return claimed;
  });

  handle(app, endpoints.markMailRead, async (request) => {
    const { id } = await requireUser(request);
    await memberWrite(request, ({ db, user }) => markRead(db, user.id, request.body));
    live.publish('mail', userTopic(id));
  });
}
