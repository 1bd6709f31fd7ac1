import type { GameConfig } from '@deckframe/domain/game-config';
import type { Page } from '@deckframe/domain/site/pages/page';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { PAGES } from '@deckframe/domain/site/pages/pages';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { getStartGame } from '../../../lib/start-game.ts';

const BACKGROUND = '#0a0c0f';

/** The web app manifest of a game. */
function printAppManifest({ gameid, gamename, mainThemeColor }: GameConfig): string {
  const start = `${gameBasePath(gameid)}/`;
  return JSON.stringify({
    id: start,
    name: `Deckframe · ${gamename}`,
    short_name: 'Deckframe',
    description: 'Browse cards, build decks and share them.',
    start_url: start,
    scope: '/v3/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: mainThemeColor,
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/app-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });
}

function printRobots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /health
Disallow: /ready

Sitemap: ${publicUrl}/sitemap.xml
`;
}

const YEAR_MS = 365 * 86_400_000;

/** RFC 9116 security contact with expiry date. */
export function printSecurityText(publicUrl: string, contact: string, now: number): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Lists every indexable page of every game. */
export function printSitemap(publicUrl: string, games: readonly GameConfig[]): string {
  const addresses = games.flatMap((config) =>
    (PAGES as readonly Page[])
      .filter((page) => page.indexed && !page.path.includes('{') && isBuilt(page, config))
      .map((page) => `${publicUrl}${gameBasePath(config.gameid)}${page.path}`),
  );
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function isBuilt(page: Page, config: GameConfig): boolean {
  return page.feature === undefined || config.features[page.feature] === 'live';
}

const DAY = 'public, max-age=86400';
const page = { config: { policy: 'pages.read' }, schema: { hide: true } } as const;

/** Registers addresses without a game. */
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
