import * as endpoints from '@deckframe/contract/rewards/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { limitFailures } from '../../../lib/database-limit.ts';
import { handle } from '../../../lib/handle.ts';
import { userTopic } from '../../../lib/live-bus.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  claim,
  CLAIMS_LIMIT,
  getMailbox,
  getUnread,
  markRead,
  WRONG_CODES_LIMIT,
} from './service.ts';

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

const isWrongCode = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'EVENT_CODE_WRONG';

function writeRoutes(app: App, { db: pool, live, memberWrite }: AppServices): void {
  handle(app, endpoints.claim, async (request) => {
    const { id } = await requireUser(request);
    const work = () =>
      memberWrite(request, ({ db, user }) => claim(db, user, request.body), {
        limits: [CLAIMS_LIMIT],
      });
    const hasCode = request.body.code !== undefined;
    const claimed = await (hasCode
      ? limitFailures(pool, WRONG_CODES_LIMIT, id, { isCounted: isWrongCode, work })
      : work());
    live.publish('mail', userTopic(id));
    return claimed;
  });

  handle(app, endpoints.markMailRead, async (request) => {
    const { id } = await requireUser(request);
    await memberWrite(request, ({ db, user }) => markRead(db, user.id, request.body));
    live.publish('mail', userTopic(id));
  });
}
