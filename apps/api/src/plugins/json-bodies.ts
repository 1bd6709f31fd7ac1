import type { App } from '../app-types.ts';
import { AppError } from '../lib/app-error.ts';

/** Our deepest body, a game config, has about ten levels. */
const MAX_DEPTH = 32;

/**
 * Parses only JSON bodies. Refuses a body for a route without a body schema, because it would not
 * be validated, and a body so deep that a recursive function could overflow the stack. `{}`, `null`
 * and an empty body count as no body, because many clients send them by default.
 */
export function registerJsonBodies(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { schema } = request.routeOptions;
    if (schema !== undefined && schema.body === undefined) {
      return isNothing(String(body))
        ? done(null, undefined)
        : done(refuseBody('is not expected here'));
    }
    return parseJson(request, String(body), (error, value: unknown) => {
      if (error !== null) return done(error);
      return isDeeperThan(MAX_DEPTH, value)
        ? done(refuseBody(`is deeper than ${MAX_DEPTH} levels`))
        : done(null, value);
    });
  });
}

function isNothing(body: string): boolean {
  const text = body.trim();
  return text === '' || text === 'null' || /^\{\s*\}$/.test(text);
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

function refuseBody(message: string): AppError {
  return new AppError('INVALID_REQUEST', {}, { errors: [{ path: '/body', message }] });
}
