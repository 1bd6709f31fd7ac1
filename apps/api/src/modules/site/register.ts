import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { adAdminRoutes } from './ads/admin-routes.ts';
import { adRoutes } from './ads/routes.ts';
import { gameAdminRoutes, maintenanceAdminRoutes } from './games/admin-routes.ts';
import { maintenanceRoutes, gameRoutes } from './games/routes.ts';
import { siteHealthAdminRoutes } from './health/admin-routes.ts';
import { analyticsRoutes, clientErrorRoutes, healthRoutes } from './health/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { siteRoutes } from './pages/site-file-routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { writingRulesAdminRoutes } from './writing-rules/admin-routes.ts';

/** Registers games, maintenance, health, hints, uploads, ads, writing rules and site files. */
export async function registerSite(app: App, services: AppServices): Promise<void> {
  healthRoutes(app, services);
  gameRoutes(app, services);
  gameAdminRoutes(app, services);
  maintenanceRoutes(app, services);
  maintenanceAdminRoutes(app, services);
  siteHealthAdminRoutes(app, services);
  await uploadRoutes(app, services);
  liveRoutes(app, services);
  adRoutes(app, services);
  adAdminRoutes(app, services);
  writingRulesAdminRoutes(app, services);
  analyticsRoutes(app, services);
  clientErrorRoutes(app, services);
  siteRoutes(app, services);
}
