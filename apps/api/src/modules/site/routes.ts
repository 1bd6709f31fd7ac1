import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { getStartGame } from '../../lib/start-game.ts';
import { printAppManifest } from './app-manifest.ts';
import { printRobots } from './robots.ts';
import { printSecurityText } from './security-text.ts';
import { printSitemap } from './sitemap.ts';

const DAY = 'public, max-age=86400';
const page = { config: { policy: 'pages.read' }, schema: { hide: true } } as const;

/** The addresses that belong to no game. */
export function siteRoutes(app: App, { clock, env, games }: AppServices): void {
  const start = `${gameBasePath(getStartGame({ env, games }))}/`;
  const robots = printRobots(env.PUBLIC_URL);
  const sitemap = games.remember((all) => printSitemap(env.PUBLIC_URL, all));

  for (const path of ['/', '/v3', '/v3/']) {
    app.get(path, page, async (_request, reply) => reply.redirect(start, 302));
  }
  app.get('/v3/:game/manifest.webmanifest', page, async (request, reply) => {
    const { game } = request.params as { game: string };
    const config = games.find(game);
    if (config === undefined) throw new AppError('GAME_NOT_FOUND', { game });
    reply.header('cache-control', DAY).type('application/manifest+json; charset=utf-8');
    return reply.send(printAppManifest(config));
  });
  app.get('/robots.txt', page, async (_request, reply) =>
    reply.header('cache-control', DAY).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', page, async (_request, reply) =>
    reply.header('cache-control', DAY).type('application/xml; charset=utf-8').send(sitemap()),
  );
  app.get('/.well-known/security.txt', page, async (_request, reply) => {
    const { PUBLIC_URL, SECURITY_CONTACT } = env;
    const contact = SECURITY_CONTACT ?? `mailto:security@${new URL(PUBLIC_URL).hostname}`;
    reply.header('cache-control', DAY).type('text/plain; charset=utf-8');
    return reply.send(printSecurityText(PUBLIC_URL, contact, clock.now()));
  });
}
