import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { followRoutes, activityRoutes } from './activity/routes.ts';
import { commentAdminRoutes } from './comments/admin-routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { likeRoutes, seriesLikeRoutes } from './likes/routes.ts';
import { reportAdminRoutes, appealAdminRoutes } from './moderation/admin-routes.ts';
import { appealRoutes, reportRoutes } from './moderation/routes.ts';
import { profileRoutes } from './profile/routes.ts';

/** Registers profiles, activity, likes, comments, follows, reports and appeals. */
export function registerCommunity(app: App, services: AppServices): void {
  profileRoutes(app, services);
  activityRoutes(app, services);
  likeRoutes(app, services);
  seriesLikeRoutes(app, services);
  commentRoutes(app, services);
  commentAdminRoutes(app, services);
  followRoutes(app, services);
  reportRoutes(app, services);
  reportAdminRoutes(app, services);
  appealRoutes(app, services);
  appealAdminRoutes(app, services);
}
