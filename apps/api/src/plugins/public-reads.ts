import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { isPublicRead, runAsPublicRead } from '../lib/public-reads.ts';
import { findSessionToken } from '../lib/session-cookie.ts';

/** Marks requests that may be answered by a standby. */
export function registerPublicReads(app: App, { env }: Pick<AppDeps, 'env'>): void {
  if (env.READ_DATABASE_URL === undefined) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const { policy } = request.routeOptions.config;
    const hasSession = findSessionToken(request.headers.cookie, env) !== undefined;
    if (isPublicRead({ method: request.method, policy, hasSession })) runAsPublicRead(done);
    else done();
  });
}
