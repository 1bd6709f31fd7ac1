import * as endpoints from '@deckframe/contract/creators/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { moderateContent } from './service.ts';

export function contentAdminRoutes(app: App, { memberWrite }: AppServices): void {
  removalRoutes(app, memberWrite, {
    remove: endpoints.removeContent,
    restore: endpoints.restoreContent,
    moderate: (write, { game, contentId: id }, removal) =>
      moderateContent(write, { game, id }, removal),
  });
}
