import type { GameConfig } from '@deckframe/domain/game-config';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { escapeHtml } from './head.ts';
import type { PageLocale } from './page-texts.ts';

const WORDS = {
  en: {
    title: 'There is no such game here',
    lead: 'Check the address, or choose one of our games:',
  },
  de: {
    title: 'Dieses Spiel gibt es hier nicht',
    lead: 'Prüfe die Adresse oder wähle eines unserer Spiele:',
  },
} as const satisfies Record<PageLocale, unknown>;

/** The theme script and the style sheet of the start screen. The policy of pages allows them. */
const INLINE = /<(script|style)>.*?<\/\1>/gs;

/** Plain HTML in the style of the start screen, because the app needs a game. */
export function printUnknownGame(
  games: readonly Pick<GameConfig, 'gameid' | 'gamename'>[],
  locale: PageLocale,
  index: string,
): string {
  const { title, lead } = WORDS[locale];
  const links = games.map(({ gameid, gamename }) => {
    const href = `${gameBasePath(gameid)}/`;
    return `<p class="boot-lead"><a href="${escapeHtml(href)}">${escapeHtml(gamename)}</a></p>`;
  });
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark light" />
    <title>${title} · Deckframe</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${(index.match(INLINE) ?? []).join('\n    ')}
  </head>
  <body>
    <main class="boot">
      <img src="/favicon.svg" width="52" height="52" alt="" />
      <p class="boot-name">Deckframe</p>
      <h1 class="boot-title">${title}</h1>
      <p class="boot-lead">${lead}</p>
      ${links.join('\n      ')}
    </main>
  </body>
</html>
`;
}
