import { customSeries, seriesParams } from '@deckframe/contract/creators/custom-series';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { moderateSeries } from './service.ts';

export function customSeriesAdminRoutes(app: App, { memberWrite }: AppServices): void {
  removalRoutes(app, memberWrite, {
    url: '/api/admin/games/:game/custom-series/:seriesId/removal',
    policy: 'community.moderate',
    params: seriesParams,
    answer: customSeries,
    remove: {
      operationId: 'removeCustomSeries',
      summary: 'Take a fan-made series out of public; its owner is told the reason',
    },
    restore: {
      operationId: 'restoreCustomSeries',
      summary: 'Let a hidden fan-made series be seen again',
    },
    moderate: moderateSeries,
  });
}
