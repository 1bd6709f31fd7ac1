import type { GameConfig } from '@deckframe/domain/game-config';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';

const BACKGROUND = '#0a0c0f';

/** What a browser needs to install the site as an app: one app per game, which may visit the others. */
export function printAppManifest({ gameid, gamename, mainThemeColor }: GameConfig): string {
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
