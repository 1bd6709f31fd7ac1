import { createHash } from 'node:crypto';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { NEVER } from '../lib/cache-control.ts';

/** Answers that are no page may load nothing at all. */
const API_CSP = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Pages run our own scripts and styles only. Style attributes are set through the CSSOM, which the
 * policy does not touch. What the built page itself has inside (the theme, what shows before the
 * app) is let through by its hash, nothing else. Pictures may also come from where a game's config
 * says that they lie, and a frame from the one origin that the operator has named.
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
    // No text becomes HTML or a script. Workers start by the one rule of `app/own-scripts.ts`.
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

/** The reference page is a tool of others: it writes styles, under our nonce, and makes workers. */
export function createReferenceCsp(nonce: string): string {
  return [
    "default-src 'none'",
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
 * What only a document obeys. The camera reads codes at a tournament's desk, and the browser asks
 * first. Every page of ours carries it beside its policy.
 */
export const DOCUMENT_HEADERS = {
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** Every answer, refusals too; few on purpose, since each costs a little on each request. */
export function registerSecurityHeaders(app: App, { env }: AppDeps): void {
  const headers: Record<string, string> = {
    'cache-control': NEVER,
    'content-security-policy': API_CSP,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  if (env.PUBLIC_URL.startsWith('https:')) {
    headers['strict-transport-security'] = `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`;
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
