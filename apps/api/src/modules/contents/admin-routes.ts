import { contentParams, contentSummary } from '@deckframe/contract/contents';
import { removalBody } from '@deckframe/contract/moderation';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { moderateContent } from './moderate-content.ts';

const REMOVAL = '/api/admin/games/:game/contents/:contentId/removal';

export function contentAdminRoutes(app: App, { memberWrite }: AppServices): void {
  const removal = {
    config: { policy: 'community.moderate', proof: 'session' },
    schema: {
      tags: ['administration'],
      params: contentParams,
      headers: idempotencyHeaders,
      response: { 200: contentSummary },
    },
  } as const;

  app.put(
    REMOVAL,
    {
      ...removal,
      schema: {
        ...removal.schema,
        operationId: 'removeContent',
        summary: 'Take a content out of public; its author is told the reason',
        body: removalBody,
      },
    },
    async (request) => {
      const { game, contentId: id } = request.params;
      return memberWrite(request, (write) => moderateContent(write, { game, id }, request.body));
    },
  );

  app.delete(
    REMOVAL,
    {
      ...removal,
      schema: {
        ...removal.schema,
        operationId: 'restoreContent',
        summary: 'Let a hidden content be seen again',
      },
    },
    async (request) => {
      const { game, contentId: id } = request.params;
      return memberWrite(request, (write) => moderateContent(write, { game, id }, null));
    },
  );
}
