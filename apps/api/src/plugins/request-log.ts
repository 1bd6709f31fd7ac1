import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import type { Drain } from '../lib/drain.ts';

/**
 * One line and one measurement per request. Only the route's pattern is written, never the address
 * itself: card numbers, searches and ids of people live in addresses.
 */
export function registerRequestLog(app: App, { metrics }: AppDeps, drain: Drain): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // A draining process asks its callers to take their next request elsewhere.
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
      // Why it was refused: guessed passwords, closed doors and spent limits can be told apart.
      ...(reply.refusal && { code: reply.refusal }),
      ms: Math.round(ms * 100) / 100,
    };
    if (request.routeOptions.config.exempt === true) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}
