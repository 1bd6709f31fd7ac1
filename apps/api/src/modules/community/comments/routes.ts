import * as endpoints from '@deckframe/contract/community/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { cardTopic, deckTopic, userTopic } from '../../../lib/live-bus.ts';
import {
  findContent,
  addComment,
  COMMENT_LIMIT,
  editComment,
  getComments,
  removeComment,
  type FoundContent,
} from './service.ts';

export function commentRoutes(app: App, services: AppServices): void {
  readingRoutes(app, services);
  ownCommentRoutes(app, services);
  removalRoutes(app, services);
}

function readingRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listComments, async (request) =>
    getComments(
      db,
      await findContent(db, request.params, () => request.findUser()),
      await request.findUser(),
      request.query.before,
    ),
  );
}

function ownCommentRoutes(app: App, { db, live, memberWrite }: AppServices): void {
  handle(app, endpoints.addComment, async (request) => {
    const content = await findContent(db, request.params, () => request.findUser());
    const answer = await memberWrite(
      request,
      (write) => addComment(write, content, request.body.text),
      { limits: [COMMENT_LIMIT] },
    );
    live.publish('comment', ...topicsOf(content));
    return answer;
  });

  handle(app, endpoints.editComment, async (request) =>
    memberWrite(
      request,
      (write) => editComment(write.db, write.user, request.params.commentId, request.body.text),
      { limits: [COMMENT_LIMIT] },
    ),
  );
}

function removalRoutes(app: App, { memberWrite }: AppServices): void {
  handle(app, endpoints.deleteComment, async (request) => {
    await memberWrite(request, (write) => removeComment(write, request.params.commentId));
  });
}

function topicsOf({ game, contentType, contentId, ownerId }: FoundContent): string[] {
  const owner = ownerId === null ? [] : [userTopic(ownerId)];
  // Series have no live topic; the owner gets a hint.
  if (contentType === 'custom-series') return owner;
  const topic = contentType === 'deck' ? deckTopic : cardTopic;
  return [topic(game, contentId), ...owner];
}
