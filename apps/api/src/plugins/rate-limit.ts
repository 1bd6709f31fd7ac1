import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { toAddressKey } from '../lib/address-key.ts';
import { AppError } from '../lib/app-error.ts';
import { createRateLimiter, type RateDecision, type RateLimiter } from '../lib/rate-limiter.ts';
import { createRedisCounts } from '../lib/shared-counts.ts';
import { findSessionToken } from '../lib/session-cookie.ts';

const WINDOW_MS = 60_000;

/**
 * The general limit: per session where the cookie is truly ours (one venue's address may carry
 * hundreds of players), else per address. Sensitive actions have limits of their own in PostgreSQL.
 */
export function registerRateLimit(app: App, deps: AppDeps): RateLimiter {
  const { clock, env, metrics, redis } = deps;
  const limit = env.RATE_LIMIT_PER_MINUTE;
  const limiter = createRateLimiter({
    limit,
    windowMs: WINDOW_MS,
    counts: redis && createRedisCounts(redis, 'general', WINDOW_MS),
    clock,
  });
  const policyHeader = `"general";q=${limit};w=${WINDOW_MS / 1000}`;

  const apply = (decision: RateDecision, reply: FastifyReply): AppError | undefined => {
    reply.header('ratelimit-policy', policyHeader);
    reply.header('ratelimit', `"general";r=${decision.remaining};t=${decision.resetSeconds}`);
    if (decision.allowed) return undefined;
    metrics.rateLimited.inc({ limit: 'general' });
    const seconds = decision.resetSeconds;
    return new AppError('RATE_LIMITED', { seconds }, { retryAfterSeconds: seconds });
  };

  const keyOf = (request: FastifyRequest): string => {
    const token = findSessionToken(request.headers.cookie, env);
    // The tail of a token names the session well enough and opens nothing by itself.
    return token === undefined ? toAddressKey(request.ip) : `session:${token.slice(-8)}`;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.exempt === true) return done();
    const decision = limiter.check(keyOf(request));
    if (!(decision instanceof Promise)) return done(apply(decision, reply));
    decision.then((late) => done(apply(late, reply)), done);
    return undefined;
  });

  app.addHook('onClose', async () => limiter.stop());
  return limiter;
}
