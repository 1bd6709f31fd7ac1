import { createHash } from 'node:crypto';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { NEVER } from '../lib/cache-control.ts';

/** Answers that are not pages may load nothing. */
const API_CSP = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The policy of pages: only our own scripts and styles. Style attributes are set through the CSSOM,
 * which the policy allows. Inline code of the built page (theme, start screen) is allowed by hash.
 * Pictures may come from origins in a game's config, and a frame only from the operator's ad
 * origin.
 */
export function createPageCsp(
  configs: readonly Pick<GameConfig, 'cardFront_template'>[],
  { index = '', frameUrl }: { index?: string | undefined; frameUrl?: string | undefined } = {},
): string {
  const pictures = configs
    .map((config) => config.cardFront_template)
    .filter((template) => URL.canParse(template))
    .map((template) => new URL(template).origin);
  return [
    "default-src 'none'",
    "object-src 'none'",
    ["script-src 'self'", ...hashesInside(index, 'script')].join(' '),
    ["style-src 'self'", ...hashesInside(index, 'style')].join(' '),
    ["img-src 'self' data: blob:", ...new Set(pictures)].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(frameUrl === undefined ? [] : [`frame-src ${new URL(frameUrl).origin}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes HTML or a script. Workers start through the policy in
    // `app/own-scripts.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

const INSIDE = {
  script: /<script>(.*?)<\/script>/gs,
  style: /<style>(.*?)<\/style>/gs,
} as const;

function hashesInside(html: string, tag: keyof typeof INSIDE): string[] {
  return [...html.matchAll(INSIDE[tag])].map(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/**
 * The policy of the API reference page: its library inserts styles with our nonce and starts
 * workers.
 */
export function createReferenceCsp(nonce: string): string {
  return [
    "default-src 'none'",
    "object-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Headers that only affect documents. The camera reads QR codes at a tournament desk, with the
 * browser's permission prompt. Every page has them besides its policy.
 */
export const DOCUMENT_HEADERS = {
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/**
 * Headers of every answer, including errors. Few on purpose, because each costs time per request.
 */
export function listSecurityHeaders({
  PUBLIC_URL,
}: Pick<AppDeps['env'], 'PUBLIC_URL'>): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    'cache-control': NEVER,
    'content-security-policy': API_CSP,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  if (PUBLIC_URL.startsWith('https:')) {
    headers['strict-transport-security'] = `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`;
  }
  return headers;
}

export function registerSecurityHeaders(app: App, { env }: AppDeps): void {
  const headers = listSecurityHeaders(env);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
