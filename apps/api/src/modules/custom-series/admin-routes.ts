import { customSeries, seriesParams } from '@deckframe/contract/custom-series';
import { removalBody } from '@deckframe/contract/moderation';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { moderateSeries } from './moderate-series.ts';

const REMOVAL = '/api/admin/games/:game/custom-series/:seriesId/removal';

export function customSeriesAdminRoutes(app: App, { memberWrite }: AppServices): void {
  const removal = {
    config: { policy: 'community.moderate', proof: 'session' },
    schema: {
      tags: ['administration'],
      params: seriesParams,
      headers: idempotencyHeaders,
      response: { 200: customSeries },
    },
  } as const;

  app.put(
    REMOVAL,
    {
      ...removal,
      schema: {
        ...removal.schema,
        operationId: 'removeCustomSeries',
        summary: 'Take a fan-made series out of public; its owner is told the reason',
        body: removalBody,
      },
    },
    async (request) =>
      memberWrite(request, (write) => moderateSeries(write, request.params, request.body)),
  );

  app.delete(
    REMOVAL,
    {
      ...removal,
      schema: {
        ...removal.schema,
        operationId: 'restoreCustomSeries',
        summary: 'Let a hidden fan-made series be seen again',
      },
    },
    async (request) => memberWrite(request, (write) => moderateSeries(write, request.params, null)),
  );
}
