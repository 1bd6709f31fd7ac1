import {
  alternatesAnswer,
  alternatesBody,
  alternatesQuery,
  alternatesSaved,
} from '@deckframe/contract/alternates';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { getAlternates, saveAlternates } from '../cards/editing/alternate-service.ts';

const tags = ['administration'];
const PATH = '/api/admin/games/:game/alternates';

export function alternateAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    PATH,
    {
      config: { policy: 'catalogue.manage' },
      schema: {
        operationId: 'listAlternates',
        summary: 'Groups of printings of one card, the main one first',
        tags,
        params: gameParams,
        querystring: alternatesQuery,
        response: { 200: alternatesAnswer },
      },
    },
    async (request) => getAlternates(db, request.params.game, request.query),
  );

  app.put(
    PATH,
    {
      config: { policy: 'catalogue.manage', proof: 'session' },
      schema: {
        operationId: 'saveAlternates',
        summary: 'Lay out groups of printings anew; the catalogue is published with them',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: alternatesBody,
        response: { 200: alternatesSaved },
      },
    },
    async (request) =>
      memberWrite(request, (write) => saveAlternates(write, request.params.game, request.body)),
  );
}
