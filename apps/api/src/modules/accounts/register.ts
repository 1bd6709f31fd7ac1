import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { linkRoutes, proofRoutes, accountRoutes } from './account/routes.ts';
import { passkeyRoutes } from './auth/passkey-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { blockRoutes } from './members/block-routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './session/routes.ts';

/** Registers sessions, credentials, account and blocks. */
export function registerAccounts(app: App, services: AppServices): void {
  sessionRoutes(app, services);
  authRoutes(app, services);
  passkeyRoutes(app, services);
  secondFactorRoutes(app, services);
  accountRoutes(app, services);
  proofRoutes(app, services);
  linkRoutes(app, services);
  blockRoutes(app, services);
}
