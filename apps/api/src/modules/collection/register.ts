import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { ownCollectionRoutes, collectionRoutes } from './collection/routes.ts';
import { tradeMatchRoutes, tradeRoutes } from './trades/routes.ts';

/** Registers collections and trades. */
export function registerCollection(app: App, services: AppServices): void {
  collectionRoutes(app, services);
  ownCollectionRoutes(app, services);
  tradeRoutes(app, services);
  tradeMatchRoutes(app, services);
}
