import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { escapeHtml } from '../site/pages/head.ts';

/** Written by the web app's build; see apps/web/build/page-files.ts. */
const FILE = '.vite/page-files.json';

/** The files of each page's module beside those that every page loads. */
export type PageFiles = Readonly<
  Record<string, { scripts: readonly string[]; styles: readonly string[] } | undefined>
>;

const NO_FILES = { scripts: [], styles: [] } as const;

export function loadPageFiles(webDist: string): PageFiles {
  const path = join(webDist, FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PageFiles) : {};
}

/**
 * Tags for what the app asks for one after the other: named in the page, all of it comes at once.
 * Each tag must ask exactly as the app does (mode and credentials), else the file comes twice.
 */
export function printPreloads(gameid: string, opens: string | undefined, files: PageFiles): string {
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
