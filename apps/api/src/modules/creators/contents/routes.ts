import * as endpoints from '@deckframe/contract/creators/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  findFilter,
  changeContent,
  CONTENT_LIMIT,
  createContent,
  getContent,
  getContents,
  getOwnContents,
  removeContent,
} from './service.ts';

const limits = [CONTENT_LIMIT];

export function contentRoutes(app: App, services: AppServices): void {
  readingRoutes(app, services);
  writingRoutes(app, services);
}

function readingRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listContents, async (request, reply) => {
    const { after, ...asked } = request.query;
    const filter = await findFilter(db, request.params.game, asked);
    allowSharedCache(request, reply);
    return filter === null ? { contents: [], next: null } : getContents(db, filter, after);
  });

  handle(app, endpoints.listOwnContents, async (request) =>
    getOwnContents(db, request.params.game, await requireUser(request)),
  );

  handle(app, endpoints.getContent, async (request) => {
    const { game, contentId } = request.params;
    return getContent(db, game, contentId, await request.findUser());
  });
}

function writingRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.createContent, async (request) =>
    memberWrite(request, (write) => createContent(write, request.params.game, request.body), {
      limits,
    }),
  );

  handle(app, endpoints.updateContent, async (request) => {
    const { game, contentId } = request.params;
    const change = request.body;
    return memberWrite(request, (write) => changeContent(write, game, contentId, change), {
      limits,
    });
  });

  handle(app, endpoints.deleteContent, async (request) => {
    const { game, contentId } = request.params;
    await memberWrite(request, (write) => removeContent(write, game, contentId));
  });
}
