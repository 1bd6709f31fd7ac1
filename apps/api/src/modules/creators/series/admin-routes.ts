import * as endpoints from '@deckframe/contract/creators/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { moderateSeries } from './service.ts';

export function customSeriesAdminRoutes(app: App, { memberWrite }: AppServices): void {
  removalRoutes(app, memberWrite, {
    remove: endpoints.removeCustomSeries,
    restore: endpoints.restoreCustomSeries,
    moderate: moderateSeries,
  });
}
