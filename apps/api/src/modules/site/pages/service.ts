import type { GameConfig } from '@deckframe/domain/game-config';
import { gameBasePath, type PageMatch } from '@deckframe/domain/site/pages/page-path';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppServices } from '../../../app-services.ts';
import { describePage, type PageAnswer } from './describe-page.ts';
import { printFirstView, printPicturePreload } from './first-view.ts';
import { escapeHtml, printHead } from './head.ts';
import { choosePageLocale, loadPageTexts, type PageLocale } from './page-texts.ts';
import { printUnknownGame } from './unknown-game-page.ts';

const FILE = '.vite/page-files.json';

/** Files of each page module. */
export type PageFiles = Readonly<
  Record<string, { scripts: readonly string[]; styles: readonly string[] } | undefined>
>;

const NO_FILES = { scripts: [], styles: [] } as const;

function loadPageFiles(webDist: string): PageFiles {
  const path = join(webDist, FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PageFiles) : {};
}

/**
 * Preloads files that the app would request in sequence. Tags must match the app's request mode, or
 * files load twice.
 */
function printPreloads(gameid: string, opens: string | undefined, files: PageFiles): string {
  const { scripts, styles } = files[opens ?? ''] ?? NO_FILES;
  const tags = [
    preload(`${gameBasePath(gameid)}/config/game-config.json`, 'fetch'),
    ...scripts.map((path) => `<link rel="modulepreload" crossorigin href="${escapeHtml(path)}" />`),
    ...styles.map((path) => preload(path, 'style')),
  ];
  return tags.join('\n    ');
}

function preload(path: string, kind: 'fetch' | 'style'): string {
  return `<link rel="preload" as="${kind}" crossorigin href="${escapeHtml(path)}" />`;
}

const PLACEHOLDER = '<!--head-->';
/** Placeholder in the start screen. */
const BOOT_PLACEHOLDER = '<!--boot-->';
const BUILT_IN_THEME = /(?<!\s)\s*<meta name="theme-color"[^<>]*>/;

export type WrittenPage = {
  status: 200 | 404;
  html: string;
  /** Redirect target below `/v3/{game}`. */
  location?: string | undefined;
  locale: PageLocale;
  config?: GameConfig;
  /** The page if visitors may read it now. */
  match?: PageMatch | undefined;
};

export type PageWriter = {
  /** Writes the page at a path in the best accepted language. */
  write(config: GameConfig, path: string, accepted: string | undefined): Promise<WrittenPage>;
  writeUnknownGame(accepted: string | undefined): WrittenPage;
};

/** Writes descriptions into the built `index`. */
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
      const html = withHead(config.gameid, answer, locale);
      const { status, location, match } = answer;
      return { status, html, location, locale, config, match };
    },
    writeUnknownGame(accepted) {
      const locale = choosePageLocale(accepted);
      const html = printUnknownGame(services.games.list(), locale, index);
      return { status: 404, html, locale };
    },
  };
}
