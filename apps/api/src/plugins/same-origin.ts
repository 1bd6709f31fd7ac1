import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { AppError } from '../lib/app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reads that spend a limit of the member, or that the audit log records. */
const COUNTED_READS = new Set(['/api/me/export', '/api/me/decks.zip']);

/**
 * Accepts writes only from our own pages or from programs. Browsers send `Sec-Fetch-Site`, older
 * ones `Origin`. A link on another site would send the session cookie with a counted read, so those
 * are refused too.
 */
export function registerSameOrigin(app: App, { env }: AppDeps): void {
  const { origin } = new URL(env.PUBLIC_URL);
  app.addHook('onRequest', (request, _reply, done) => {
    const site = request.headers['sec-fetch-site'];
    if (SAFE_METHODS.has(request.method)) {
      const isForeign = site === 'cross-site' || site === 'same-site';
      const isCounted = COUNTED_READS.has(request.routeOptions.url ?? '');
      return done(isForeign && isCounted ? new AppError('ORIGIN_REFUSED') : undefined);
    }
    const isOurs =
      site === undefined
        ? [undefined, origin].includes(request.headers.origin)
        : site === 'same-origin' || site === 'none';
    return done(isOurs ? undefined : new AppError('ORIGIN_REFUSED'));
  });
}
