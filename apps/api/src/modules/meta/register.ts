import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { archetypeAdminRoutes } from './archetype-rules/admin-routes.ts';
import { archetypeRoutes } from './archetype-rules/routes.ts';
import { metaRoutes } from './meta/routes.ts';

/** Registers meta sums and archetype rules. */
export function registerMeta(app: App, services: AppServices): void {
  archetypeAdminRoutes(app, services);
  metaRoutes(app, services);
  archetypeRoutes(app, services);
}
