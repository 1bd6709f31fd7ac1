import { analyticsBody } from '@deckframe/contract/site/analytics';
import { gameParams } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { countEvents } from '../site/health/analytics-service.ts';

export function analyticsRoutes(app: App, { metrics }: AppServices): void {
  app.post(
    '/api/games/:game/analytics',
    {
      config: { policy: 'analytics.record' },
      schema: {
        operationId: 'recordAnalytics',
        summary: 'Count page views and clicks; stores nothing about anyone',
        tags: ['analytics'],
        params: gameParams,
        body: analyticsBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      countEvents(metrics.analytics, request.params.game, request.body.events);
      return reply.code(204).send(null);
    },
  );
}
