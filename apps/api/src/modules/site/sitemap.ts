import type { GameConfig } from '@deckframe/domain/game-config';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { Page } from '@deckframe/domain/site/pages/page';
import { PAGES } from '@deckframe/domain/site/pages/pages';

/** Every page that works, has one fixed address and may be indexed, of every game. */
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
