import { isAllowed, POLICIES, type Audience } from '@deckframe/domain/access/policy';
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { App } from '../app-types.ts';
import { AppError } from '../lib/app-error.ts';

export type RoutePolicies = { routes: readonly RouteOptions[]; assertComplete(): void };

/** Refuses callers whom the route's policy does not admit, before the body is even read. */
export function registerPolicy(app: App): RoutePolicies {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });

  const refuseUnlessAllowed = async (
    request: FastifyRequest,
    audience: Audience,
  ): Promise<void> => {
    const user = await request.findUser();
    if (user === null) throw new AppError('UNAUTHENTICATED');
    if (!isAllowed(audience, user)) throw new AppError('FORBIDDEN');
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const { policy } = request.routeOptions.config;
    // No policy means no route: the not-found handler answers.
    const audience = policy === undefined ? 'public' : POLICIES[policy];
    if (audience === 'public') return done();
    refuseUnlessAllowed(request, audience).then(() => done(), done);
    return undefined;
  });

  return {
    routes,
    assertComplete() {
      const open = routes.filter((route) => route.config?.policy === undefined);
      if (open.length === 0) return;
      const names = open.map((route) => `${String(route.method)} ${route.url}`);
      throw new Error(`These routes name no policy in their config: ${names.join(', ')}`);
    },
  };
}
