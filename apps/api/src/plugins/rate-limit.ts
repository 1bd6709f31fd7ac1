import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { toAddressKey } from '../lib/address-key.ts';
import { AppError } from '../lib/app-error.ts';
import { createRateLimiter, type RateDecision, type RateLimiter } from '../lib/rate-limiter.ts';
import { createRedisCounts } from '../lib/shared-counts.ts';
import type { LiveSessions } from '../lib/live-sessions.ts';
import { findSessionToken } from '../lib/session-cookie.ts';

const WINDOW_MS = 60_000;

/** So many sessions at their limit may share one address; what they share is counted as well. */
const SESSIONS_PER_ADDRESS = 20;

/**
 * The general limit: per session where it was seen alive (one venue's address may carry hundreds of
 * players), below a ceiling for their address; else per address. Sensitive actions have limits of
 * their own in PostgreSQL.
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
  const ceiling = create('address', limit * SESSIONS_PER_ADDRESS);
  const policyHeader = `"general";q=${limit};w=${WINDOW_MS / 1000}`;

  const apply = (decision: RateDecision, reply: FastifyReply): AppError | undefined => {
    reply.header('ratelimit-policy', policyHeader);
    reply.header('ratelimit', `"general";r=${decision.remaining};t=${decision.resetSeconds}`);
    if (decision.allowed) return undefined;
    metrics.rateLimited.inc({ limit: 'general' });
    const seconds = decision.resetSeconds;
    return new AppError('RATE_LIMITED', { seconds }, { retryAfterSeconds: seconds });
  };

  /** Undefined for whoever has no session that lives, whatever their cookie says. */
  const findSessionKey = (request: FastifyRequest): string | undefined => {
    const token = findSessionToken(request.headers.cookie, env);
    const name = token === undefined ? undefined : live.findName(token);
    return name === undefined ? undefined : `session:${name}`;
  };

  const check = (request: FastifyRequest): RateDecision | Promise<RateDecision> => {
    const address = toAddressKey(request.ip);
    const session = findSessionKey(request);
    if (session === undefined) return limiter.check(address);
    const above = ceiling.check(address);
    const decide = (met: RateDecision) => (met.allowed ? limiter.check(session) : met);
    return above instanceof Promise ? above.then(decide) : decide(above);
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.exempt === true) return done();
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
