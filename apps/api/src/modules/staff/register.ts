import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { reportQueueAdminRoutes, auditAdminRoutes } from './console/admin-routes.ts';
import {
  userAdminRoutes,
  userCosmeticAdminRoutes,
  userExpAdminRoutes,
  userListAdminRoutes,
} from './users/admin-routes.ts';
import { staffNoteAdminRoutes } from './users/note-admin-routes.ts';
import { userSessionAdminRoutes } from './users/session-admin-routes.ts';

export function registerStaff(app: App, services: AppServices): void {
  userAdminRoutes(app, services);
  userSessionAdminRoutes(app, services);
  userListAdminRoutes(app, services);
  userCosmeticAdminRoutes(app, services);
  userExpAdminRoutes(app, services);
  staffNoteAdminRoutes(app, services);
  reportQueueAdminRoutes(app, services);
  auditAdminRoutes(app, services);
}
