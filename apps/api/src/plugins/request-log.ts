import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import type { Drain } from '../lib/drain.ts';

/**
 * Writes one log line and one measurement per request, with the route pattern only. Addresses
 * contain card numbers, searches and user ids.
 */
export function registerRequestLog(app: App, { metrics }: AppDeps, drain: Drain): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // A draining process closes connections, so that callers connect elsewhere.
    if (drain.isDraining()) reply.header('connection', 'close');
    done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const status = reply.statusCode;
    const ms = reply.elapsedTime;
    metrics.requests.observe({ method: request.method, route, status }, ms / 1000);
    const line = {
      method: request.method,
      route,
      status,
      // The error code distinguishes guessed passwords, missing permissions and rate limits.
      ...(reply.refusal && { code: reply.refusal }),
      ms: Math.round(ms * 100) / 100,
    };
    if (request.routeOptions.config.exempt === true) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}
