import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AppDeps } from '../app.ts';
import type { App } from '../app-types.ts';
import { AppError } from '../lib/app-error.ts';

const SAMPLE_MS = 200;
const MAX_LOOP_DELAY_MS = 500;
const RETRY_AFTER_SECONDS = 2;

/**
 * The last fence: the proxy's queue admits, this refuses what the process can no longer carry. A
 * fast 503 with Retry-After serves everybody better than an answer after the caller has gone.
 */
export function registerLoadShedding(app: App, { clock, env, metrics }: AppDeps): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let inFlight = 0;
  let isLate = false;
  const stop = clock.every(SAMPLE_MS, () => {
    isLate = delay.mean / 1e6 > MAX_LOOP_DELAY_MS;
    delay.reset();
  });

  app.addHook('onRequest', (request, reply, done) => {
    inFlight += 1;
    // Counted down when the socket is done with it, answered or aborted.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    const isFull = inFlight > env.MAX_IN_FLIGHT || isLate;
    if (!isFull || request.routeOptions.config.exempt === true) return done();
    metrics.shed.inc();
    return done(new AppError('OVERLOADED', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  });

  app.addHook('onClose', async () => {
    stop();
    delay.disable();
  });
}
