import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { contentAdminRoutes } from './contents/admin-routes.ts';
import { contentFeedRoutes } from './contents/feed-routes.ts';
import { contentRoutes } from './contents/routes.ts';
import { customSeriesAdminRoutes } from './series/admin-routes.ts';
import { customCardRoutes } from './series/custom-card-routes.ts';
import { customSeriesRoutes } from './series/routes.ts';

/** Registers fan-made series, contents and the feed. */
export async function registerCreators(app: App, services: AppServices): Promise<void> {
  customSeriesRoutes(app, services);
  await customCardRoutes(app, services);
  contentRoutes(app, services);
  contentAdminRoutes(app, services);
  customSeriesAdminRoutes(app, services);
  contentFeedRoutes(app, services);
}
