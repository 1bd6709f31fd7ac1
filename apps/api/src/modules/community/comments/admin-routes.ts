import * as endpoints from '@deckframe/contract/community/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { findContent, lockComments, moderateComment } from './service.ts';

export function commentAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.lockComments, async (request) => {
    const content = await findContent(db, request.params, () => request.findUser());
    return memberWrite(request, (write) => lockComments(write, content, request.body.locked));
  });

  removalRoutes(app, memberWrite, {
    remove: endpoints.removeComment,
    restore: endpoints.restoreComment,
    moderate: (write, { commentId }, removal) => moderateComment(write, commentId, removal),
  });
}
