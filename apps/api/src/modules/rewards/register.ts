import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { cosmeticRoutes, leaderboardRoutes, expRoutes } from './exp/routes.ts';
import { mailboxAdminRoutes } from './mailbox/admin-routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { noticeRoutes, unsubscribeRoutes } from './notices/routes.ts';

/** Registers EXP, cosmetics, leaderboard, mailbox and notices. */
export async function registerRewards(app: App, services: AppServices): Promise<void> {
  cosmeticRoutes(app, services);
  expRoutes(app, services);
  leaderboardRoutes(app, services);
  mailboxRoutes(app, services);
  mailboxAdminRoutes(app, services);
  noticeRoutes(app, services);
  await unsubscribeRoutes(app, services);
}
