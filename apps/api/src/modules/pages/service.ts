import type { GameConfig } from '@deckframe/domain/game-config';
import type { AppServices } from '../../app-services.ts';
import { describePage, type PageAnswer } from '../site/pages/describe-page.ts';
import { printFirstView, printPicturePreload } from '../site/pages/first-view.ts';
import { printHead } from '../site/pages/head.ts';
import { choosePageLocale, loadPageTexts, type PageLocale } from '../site/pages/page-texts.ts';
import { loadPageFiles, printPreloads } from './preloads.ts';
import { printUnknownGame } from './unknown-game.ts';

const PLACEHOLDER = '<!--head-->';
/** Inside what shows before any script runs. */
const BOOT_PLACEHOLDER = '<!--boot-->';
const BUILT_IN_THEME = /\s*<meta name="theme-color"[^>]*>/;

export type WrittenPage = { status: 200 | 404; html: string };

export type PageWriter = {
  /** The page at `path` (below `/v3/{game}`), in the first of the accepted languages we speak. */
  write(config: GameConfig, path: string, accepted: string | undefined): Promise<WrittenPage>;
  writeUnknownGame(): WrittenPage;
};

/** Writes what each address shows and tells into `index`, the one page of the built web app. */
export function createPageWriter(
  services: AppServices,
  webDist: string,
  index: string | undefined,
): PageWriter {
  if (index === undefined || !index.includes(PLACEHOLDER)) {
    throw new Error(`WEB_DIST needs an index.html with ${PLACEHOLDER} in its head`);
  }
  const files = loadPageFiles(webDist);
  const texts = loadPageTexts(webDist);

  const withHead = (game: string, { head, opens, view }: PageAnswer, locale: PageLocale): string =>
    index
      .replace(BUILT_IN_THEME, '')
      .replace(PLACEHOLDER, () => {
        const picture = view === undefined ? '' : printPicturePreload(view);
        return `${printHead(head)}\n    ${picture}${printPreloads(game, opens, files)}`;
      })
      .replace(BOOT_PLACEHOLDER, () => printFirstView(view, head.description, locale));

  return {
    async write(config, path, accepted) {
      const locale = choosePageLocale(accepted);
      const answer = await describePage(services, config, path, { locale, texts: texts[locale] });
      return { status: answer.status, html: withHead(config.gameid, answer, locale) };
    },
    writeUnknownGame: () => ({ status: 404, html: printUnknownGame(services.games.list()) }),
  };
}
