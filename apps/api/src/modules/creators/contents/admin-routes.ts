import { contentParams, contentSummary } from '@deckframe/contract/creators/contents';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { moderateContent } from './service.ts';

export function contentAdminRoutes(app: App, { memberWrite }: AppServices): void {
  removalRoutes(app, memberWrite, {
    url: '/api/admin/games/:game/contents/:contentId/removal',
    policy: 'community.moderate',
    params: contentParams,
    answer: contentSummary,
    remove: {
      operationId: 'removeContent',
      summary: 'Take a content out of public; its author is told the reason',
    },
    restore: { operationId: 'restoreContent', summary: 'Let a hidden content be seen again' },
    moderate: (write, { game, contentId: id }, removal) =>
      moderateContent(write, { game, id }, removal),
  });
}
