import type { AppDeps } from '../app.ts';
import type { App } from '../app-types.ts';
import { NEVER } from '../lib/cache-control.ts';

/** Answers that are no page may load nothing at all. */
const API_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * Pages run our own scripts and styles only. Style attributes are set through the CSSOM, which the
 * policy does not touch; no inline script and no inline style is ever needed.
 */
export const PAGE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The reference page is a tool of others: it writes styles and makes workers by itself. */
export const REFERENCE_CSP = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const ONE_YEAR_SECONDS = 31_536_000;

export function registerSecurityHeaders(app: App, { env }: AppDeps): void {
  const headers: Record<string, string> = {
    'cache-control': NEVER,
    'content-security-policy': API_CSP,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
  if (env.PUBLIC_URL.startsWith('https:')) {
    headers['strict-transport-security'] = `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`;
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
