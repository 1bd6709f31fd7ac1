import { findRedirect, gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices } from '../app-services.ts';
import type { App } from '../app-types.ts';
import { IMMUTABLE, REVALIDATE } from '../lib/cache-control.ts';
import { encodeBody, sendEncoded, type EncodedBody } from '../lib/encoded-body.ts';
import { loadWebFiles } from '../lib/web-files.ts';
import {
  createRenderedPages,
  type RenderedDocument,
} from '../modules/site/pages/rendered-pages-service.ts';
import { createPageWriter, type WrittenPage } from '../modules/site/pages/service.ts';
import { createPageCsp, DOCUMENT_HEADERS } from './security-headers.ts';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const SERVICE_WORKER = '/v3/sw.js';
const SWITCHED_OFF_WORKER = '/v3/sw-off.js';
const MAX_CACHED_PAGES = 500;
/** Pages are never cached for long, so varying by language costs nothing. */
const PAGE_VARY = 'accept-encoding, accept-language';
const page = { config: { policy: 'pages.read' }, schema: { hide: true } } as const;

/** Serves the built web app: hashed files, and the page with head tags for each address. */
export function registerStaticWeb(app: App, services: AppServices): void {
  const { env, games } = services;
  if (env.WEB_DIST === undefined) return;
  const files = loadWebFiles(env.WEB_DIST);
  const index = files.get('/index.html')?.plain.toString('utf8');
  const pages = createPageWriter(services, env.WEB_DIST, index);
  const renderedPages = createRenderedPages(app, services);
  const cached = new Map<string, EncodedBody>();
  const pageCsp = games.remember((all) =>
    createPageCsp(all, { index, frameUrl: env.AD_FRAME_URL }),
  );
  const workerCsp = games.remember((all) => createPageCsp(all));

  const sendHtml = (
    { html, status }: WrittenPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    let body = cached.get(html);
    if (body === undefined) {
      if (cached.size >= MAX_CACHED_PAGES) cached.clear();
      body = encodeBody(html);
      cached.set(html, body);
    }
    reply.code(status).type(HTML);
    reply.headers({
      ...DOCUMENT_HEADERS,
      'cache-control': REVALIDATE,
      'content-security-policy': pageCsp(),
    });
    return sendEncoded(body, request, reply, PAGE_VARY);
  };

  const switchedOff = env.SERVICE_WORKER === 'off' ? files.get(SWITCHED_OFF_WORKER) : undefined;
  for (const [path, ownFile] of files) {
    if (path === '/index.html') continue;
    const file = (path === SERVICE_WORKER && switchedOff) || ownFile;
    const cacheControl = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE;
    const isDocument = file.type === HTML;
    const headers = games.remember(() => ({
      'cache-control': cacheControl,
      // A worker uses the policy of its own file. The shell has a page's policy.
      ...(file.type === SCRIPT && { 'content-security-policy': workerCsp() }),
      ...(isDocument && { ...DOCUMENT_HEADERS, 'content-security-policy': pageCsp() }),
    }));
    app.get(path, page, async (request, reply) => {
      reply.headers(headers()).type(file.type);
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
    const accepted = request.headers['accept-language'];
    if (config === undefined) return sendHtml(pages.writeUnknownGame(accepted), request, reply);
    const [address = '', query] = request.url.split('?', 2);
    const path = address.slice(`/v3/${game}`.length);
    const redirect = (target: string): FastifyReply => {
      const suffix = query === undefined ? '' : `?${query}`;
      return reply.redirect(`${gameBasePath(game)}${target}${suffix}`, 301);
    };
    const target = findRedirect(path);
    if (target !== undefined) return redirect(target);
    const written = await pages.write(config, path, accepted);
    if (written.location !== undefined) return redirect(written.location);
    const rendered = await renderedPages.find(written, query);
    if (rendered !== undefined) return sendRendered(rendered, pageCsp(), request, reply);
    return sendHtml(written, request, reply);
  });
}

function sendRendered(
  { plain, br, etag, scriptHash, styleHashes }: RenderedDocument,
  csp: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const ownCsp = csp.replace("script-src 'self'", `script-src 'self' ${scriptHash}`);
  reply.type(HTML).headers({
    ...DOCUMENT_HEADERS,
    'cache-control': REVALIDATE,
    'content-security-policy': `${ownCsp}; style-src-attr 'unsafe-hashes' ${styleHashes.join(' ')}`,
  });
  const body = Buffer.from(plain);
  const forms = { etag, plain: body, br: Buffer.from(br), gzip: body };
  return sendEncoded(forms, request, reply, PAGE_VARY);
}
