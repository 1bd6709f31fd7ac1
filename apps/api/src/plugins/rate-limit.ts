import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { toAddressKey } from '../lib/address-key.ts';
import { AppError } from '../lib/app-error.ts';
import { createRateLimiter, type RateDecision, type RateLimiter } from '../lib/rate-limiter.ts';
import { createRedisCounts } from '../lib/shared-counts.ts';
import type { LiveSessions } from '../lib/live-sessions.ts';
import { isRenderRead } from '../lib/render-reads.ts';
import { findSessionToken } from '../lib/session-cookie.ts';

const WINDOW_MS = 60_000;

/** This many members at their limit may share an address, whose limit is higher. */
const MEMBERS_PER_ADDRESS = 20;

/**
 * The general rate limit. Members with a known session are limited individually, because hundreds
 * of players at a venue share one address; their address has a higher limit. Visitors are limited
 * by address. All sessions of a member share one limit. Sensitive actions have their own limits in
 * PostgreSQL.
 */
export function registerRateLimit(app: App, deps: AppDeps, live: LiveSessions): RateLimiter {
  const { clock, env, metrics, redis } = deps;
  const limit = env.RATE_LIMIT_PER_MINUTE;
  const create = (name: string, max: number): RateLimiter =>
    createRateLimiter({
      limit: max,
      windowMs: WINDOW_MS,
      counts: redis && createRedisCounts(redis, name, WINDOW_MS),
      clock,
    });
  const limiter = create('general', limit);
  const ceiling = create('address', limit * MEMBERS_PER_ADDRESS);
  const policyHeader = `"general";q=${limit};w=${WINDOW_MS / 1000}`;

  const apply = (decision: RateDecision, reply: FastifyReply): AppError | undefined => {
    reply.header('ratelimit-policy', policyHeader);
    reply.header('ratelimit', `"general";r=${decision.remaining};t=${decision.resetSeconds}`);
    if (decision.allowed) return undefined;
    metrics.rateLimited.inc({ limit: 'general' });
    const seconds = decision.resetSeconds;
    return new AppError('RATE_LIMITED', { seconds }, { retryAfterSeconds: seconds });
  };

  /** Returns undefined without a valid session, whatever the cookie says. */
  const findMemberKey = (request: FastifyRequest): string | undefined => {
    const token = findSessionToken(request.headers.cookie, env);
    const userId = token === undefined ? undefined : live.findMember(token);
    return userId === undefined ? undefined : `member:${userId}`;
  };

  const check = (request: FastifyRequest): RateDecision | Promise<RateDecision> => {
    const address = toAddressKey(request.ip);
    const member = findMemberKey(request);
    if (member === undefined) return limiter.check(address);
    const above = ceiling.check(address);
    const decide = (met: RateDecision) => (met.allowed ? limiter.check(member) : met);
    return above instanceof Promise ? above.then(decide) : decide(above);
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.exempt === true || isRenderRead()) return done();
    const decision = check(request);
    if (!(decision instanceof Promise)) return done(apply(decision, reply));
    decision.then((late) => done(apply(late, reply)), done);
    return undefined;
  });

  app.addHook('onClose', async () => {
    limiter.stop();
    ceiling.stop();
  });
  return limiter;
}
