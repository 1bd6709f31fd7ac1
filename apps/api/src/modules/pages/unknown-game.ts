import type { GameConfig } from '@deckframe/domain/game-config';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { escapeHtml } from '../site/pages/head.ts';

/** The app cannot start without a game, so this one page is plain HTML. */
export function printUnknownGame(games: readonly GameConfig[]): string {
  const links = games.map((config) => {
    const href = `${gameBasePath(config.gameid)}/`;
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(config.gamename)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <title>Unsupported game · Deckframe</title>
  </head>
  <body>
    <main>
      <h1>There is no such game here</h1>
      <p>Deckframe is at home in these:</p>
      <ul>${links.join('')}</ul>
    </main>
  </body>
</html>
`;
}
