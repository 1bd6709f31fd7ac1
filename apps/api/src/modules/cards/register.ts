import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { cardRoutes, catalogueRoutes } from './catalogue/routes.ts';
import {
  cardAdminRoutes,
  alternateAdminRoutes,
  mediaRoutes,
  cardPictureRoutes,
} from './editing/admin-routes.ts';
import { cardImportAdminRoutes } from './editing/import-admin-routes.ts';
import { cardNumberAdminRoutes } from './numbers/admin-routes.ts';
import { dailyCardRoutes, ratingRoutes, stapleRoutes } from './ratings/routes.ts';
import { cardReportAdminRoutes } from './reports/admin-routes.ts';
import { cardReportRoutes } from './reports/routes.ts';

/** Registers the catalogue, its editing, ratings, reports and pictures. */
export async function registerCards(app: App, services: AppServices): Promise<void> {
  cardRoutes(app, services);
  catalogueRoutes(app, services);
  cardImportAdminRoutes(app, services);
  cardNumberAdminRoutes(app, services);
  alternateAdminRoutes(app, services);
  dailyCardRoutes(app, services);
  ratingRoutes(app, services);
  stapleRoutes(app, services);
  cardReportRoutes(app, services);
  cardReportAdminRoutes(app, services);
  cardAdminRoutes(app, services);
  await cardPictureRoutes(app, services);
  await mediaRoutes(app, services);
}
