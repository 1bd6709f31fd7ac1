import { findRedirect, gameBasePath } from '@deckframe/domain/page-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices } from '../app-services.ts';
import type { App } from '../app-types.ts';
import { IMMUTABLE, REVALIDATE } from '../lib/cache-control.ts';
import { encodeBody, sendEncoded, type EncodedBody } from '../lib/encoded-body.ts';
import { loadWebFiles } from '../lib/web-files.ts';
import { escapeHtml, printHead } from '../modules/pages/head.ts';
import { choosePageLocale, loadPageTexts, type PageLocale } from '../modules/pages/page-texts.ts';
import { loadPageFiles, printPreloads } from '../modules/pages/preloads.ts';
import { describePage, type PageAnswer } from '../modules/pages/service.ts';
import { printUnknownGame } from '../modules/pages/unknown-game.ts';
import { createPageCsp, DOCUMENT_HEADERS } from './security-headers.ts';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const SERVICE_WORKER = '/v3/sw.js';
const SWITCHED_OFF_WORKER = '/v3/sw-off.js';
const PLACEHOLDER = '<!--head-->';
/** Inside what shows before any script runs. */
const BOOT_PLACEHOLDER = '<!--boot-->';
const BUILT_IN_THEME = /\s*<meta name="theme-color"[^>]*>/;
const MAX_KEPT_PAGES = 500;
/** Pages are asked for anew each time, so a shared cache loses nothing by knowing languages apart. */
const PAGE_VARY = 'accept-encoding, accept-language';
const page = { config: { policy: 'pages.read' }, schema: { hide: true } } as const;

/** Serves the built web app: files by their hash, and its page with the head tags of each address. */
export function registerStaticWeb(app: App, services: AppServices): void {
  const { env, games } = services;
  if (env.WEB_DIST === undefined) return;
  const files = loadWebFiles(env.WEB_DIST);
  const index = files.get('/index.html')?.plain.toString('utf8');
  if (index === undefined || !index.includes(PLACEHOLDER)) {
    throw new Error(`WEB_DIST needs an index.html with ${PLACEHOLDER} in its head`);
  }
  const pageFiles = loadPageFiles(env.WEB_DIST);
  const pageTexts = loadPageTexts(env.WEB_DIST);
  const kept = new Map<string, EncodedBody>();
  const pageCsp = createPageCsp(games.list());

  const sendHtml = (
    html: string,
    status: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    let body = kept.get(html);
    if (body === undefined) {
      if (kept.size >= MAX_KEPT_PAGES) kept.clear();
      body = encodeBody(html);
      kept.set(html, body);
    }
    reply.code(status).type(HTML);
    reply.headers({
      ...DOCUMENT_HEADERS,
      'cache-control': REVALIDATE,
      'content-security-policy': pageCsp,
    });
    return sendEncoded(body, request, reply, PAGE_VARY);
  };

  const withHead = (game: string, { head, opens }: PageAnswer, locale: PageLocale): string =>
    index
      .replace(BUILT_IN_THEME, '')
      .replace(
        PLACEHOLDER,
        () => `${printHead(head)}\n    ${printPreloads(game, opens, pageFiles)}`,
      )
      .replace(BOOT_PLACEHOLDER, () => printLead(head.description, locale));

  const switchedOff = env.SERVICE_WORKER === 'off' ? files.get(SWITCHED_OFF_WORKER) : undefined;
  for (const [path, ownFile] of files) {
    if (path === '/index.html') continue;
    const file = (path === SERVICE_WORKER && switchedOff) || ownFile;
    const cacheControl = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE;
    const isDocument = file.type === HTML;
    const headers = {
      'cache-control': cacheControl,
      // A worker obeys the policy of its own file; the shell is a page.
      ...((isDocument || file.type === SCRIPT) && { 'content-security-policy': pageCsp }),
      ...(isDocument && DOCUMENT_HEADERS),
    };
    app.get(path, page, async (request, reply) => {
      reply.headers(headers).type(file.type);
      return sendEncoded(file, request, reply);
    });
  }

  app.get('/v3/:game', page, async (request, reply) => {
    const { game } = request.params as { game: string };
    return reply.redirect(`${gameBasePath(game)}/`, 301);
  });

  app.get('/v3/:game/*', page, async (request, reply) => {
    const { game } = request.params as { game: string };
    const config = games.find(game);
    if (config === undefined) return sendHtml(printUnknownGame(games.list()), 404, request, reply);
    const [address = '', query] = request.url.split('?', 2);
    const path = address.slice(`/v3/${game}`.length);
    const target = findRedirect(path);
    if (target !== undefined) {
      const suffix = query === undefined ? '' : `?${query}`;
      return reply.redirect(`${gameBasePath(game)}${target}${suffix}`, 301);
    }
    const locale = choosePageLocale(request.headers['accept-language']);
    const language = { locale, texts: pageTexts[locale] };
    const answer = await describePage(services, config, path, language);
    return sendHtml(withHead(game, answer, locale), answer.status, request, reply);
  });
}

/** The document says that it is English, as its other words are, until the app has begun. */
function printLead(description: string, locale: PageLocale): string {
  const lang = locale === 'en' ? '' : ` lang="${locale}"`;
  return `<p class="boot-lead"${lang}>${escapeHtml(description)}</p>`;
}
