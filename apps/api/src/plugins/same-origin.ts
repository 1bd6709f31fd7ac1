import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { AppError } from '../lib/app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Accepts writes only from our own pages or from programs. Browsers send `Sec-Fetch-Site`, older
 * ones `Origin`.
 */
export function registerSameOrigin(app: App, { env }: AppDeps): void {
  const { origin } = new URL(env.PUBLIC_URL);
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method)) return done();
    const site = request.headers['sec-fetch-site'];
    const isOurs =
      site === undefined
        ? [undefined, origin].includes(request.headers.origin)
        : site === 'same-origin' || site === 'none';
    return done(isOurs ? undefined : new AppError('ORIGIN_REFUSED'));
  });
}
