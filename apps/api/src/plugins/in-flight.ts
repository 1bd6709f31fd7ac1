import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { AppError } from '../lib/app-error.ts';
import { TIMEOUTS } from '../lib/timeouts.ts';

const SWEEP_MS = 200;
const SAMPLE_MS = 1000;
const RETRY_AFTER_SECONDS = 2;

/**
 * Tracks running requests. Refuses requests above the limit immediately (after the proxy's own
 * queue), and answers for handlers that take too long. One sweep replaces a timer and an abort
 * signal per request.
 */
export function registerInFlight(app: App, { clock, env, metrics }: AppDeps): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const inFlight = new Map<FastifyReply, number>();
  let wasSlow = false;
  let isLate = false;

  const sweep = (): void => {
    const oldest = clock.now() - TIMEOUTS.handlerMs;
    for (const [reply, since] of inFlight) {
      if (reply.raw.destroyed) inFlight.delete(reply);
      // A stream that has started cannot be answered any more, so it is closed.
      else if (since < oldest && !reply.sent && !reply.raw.headersSent) answerFor(reply);
    }
  };
  const answerFor = (reply: FastifyReply): void => {
    // The handler continues: a read is only late, but a write may still happen.
    const isRead = reply.request.method === 'GET' || reply.request.method === 'HEAD';
    reply.send(new AppError(isRead ? 'UNAVAILABLE' : 'UNKNOWN_OUTCOME'));
  };
  const sample = (): void => {
    const isSlow = delay.mean / 1e6 > env.MAX_LOOP_DELAY_MS;
    // One slow check can be a single long task; two in a row mean overload.
    isLate = isSlow && wasSlow;
    wasSlow = isSlow;
    delay.reset();
  };
  const stops = [clock.every(SWEEP_MS, sweep), clock.every(SAMPLE_MS, sample)];

  app.addHook('onRequest', (request, reply, done) => {
    const isFull = inFlight.size >= env.MAX_IN_FLIGHT || isLate;
    if (request.routeOptions.config.isStream !== true) inFlight.set(reply, clock.now());
    if (!isFull || request.routeOptions.config.exempt === true) return done();
    metrics.shed.inc();
    return done(new AppError('OVERLOADED', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  });

  app.addHook('onResponse', (_request, reply, done) => {
    inFlight.delete(reply);
    done();
  });

  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
    delay.disable();
  });
}
