import type { ErrorCode } from '@deckframe/contract/error-codes';
import {
  isAllowed,
  POLICIES,
  type Audience,
  type PolicyName,
} from '@deckframe/domain/accounts/access/policy';
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { AppError } from '../lib/app-error.ts';
import type { SessionUser } from '../lib/session-user.ts';
import { hasAuthenticator } from '../modules/accounts/second-factor/service.ts';

export type RoutePolicies = { routes: readonly RouteOptions[]; assertComplete(): void };

/** Refuses callers that the route's policy does not admit, before the body is read. */
export function registerPolicy(app: App, { db }: Pick<AppDeps, 'db'>): RoutePolicies {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });

  const refuseUnlessAllowed = async (
    request: FastifyRequest,
    policy: PolicyName,
  ): Promise<void> => {
    const audience = POLICIES[policy];
    const user = await request.findUser();
    if (user === null) throw new AppError('UNAUTHENTICATED');
    if (!isAllowed(audience, user)) {
      const onlyLacksFactor = isAllowed(audience, { roles: user.heldRoles });
      if (onlyLacksFactor) throw new AppError('SECOND_FACTOR_REQUIRED');
      throw new AppError(REFUSALS[policy] ?? (STAFF.has(audience) ? 'STAFF_ONLY' : 'FORBIDDEN'));
    }
    await refuseUnlessProved(request, user);
  };

  /** A password in the body is a proof, unless the member has a second factor. */
  const refuseUnlessProved = async (request: FastifyRequest, user: SessionUser): Promise<void> => {
    const { proof = 'session' } = request.routeOptions.config;
    if (proof === 'session' || user.isFresh) return;
    if (proof === 'fresh-or-password' && !(await hasAuthenticator(db, user.id))) return;
    throw new AppError('FRESH_SIGN_IN_REQUIRED');
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const { policy } = request.routeOptions.config;
    // Without a policy there is no route, and the not-found handler answers.
    if (policy === undefined || POLICIES[policy] === 'public') return done();
    refuseUnlessAllowed(request, policy).then(() => done(), done);
    return undefined;
  });

  return {
    routes,
    assertComplete() {
      refuseRoutes(
        routes.filter((route) => route.config?.policy === undefined),
        'name no policy',
      );
      refuseRoutes(routes.filter(lacksProof), 'name no proof');
    },
  };
}

const READING = new Set(['GET', 'HEAD']);
/** Error codes for policies whose refusal the documents quote. */
const REFUSALS: Partial<Record<PolicyName, ErrorCode>> = { 'cards.readAll': 'CARD_DATA_FORBIDDEN' };
const STAFF: ReadonlySet<Audience> = new Set(['administrator', 'superadmin']);

/** True if a staff action or a change of the own account does not declare its proof. */
function lacksProof({ config, method }: RouteOptions): boolean {
  const policy = config?.policy;
  if (policy === undefined || [method].flat().every((name) => READING.has(name))) return false;
  return config?.proof === undefined && (policy === 'account.own' || STAFF.has(POLICIES[policy]));
}

function refuseRoutes(routes: readonly RouteOptions[], fault: string): void {
  if (routes.length === 0) return;
  const names = routes.map((route) => `${String(route.method)} ${route.url}`);
  throw new Error(`These routes ${fault} in their config: ${names.join(', ')}`);
}
