import type { Page } from './page.ts';

/**
 * The page's folder and file in an area of the web app's `pages`, without `-page.tsx`. Examples: `hallOfFame` is
 * `hall-of-fame/hall-of-fame`; the record of `login` says `account/login`.
 */
export function pageModule({ id, module }: Pick<Page, 'id' | 'module'>): string {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return module ?? `${name}/${name}`;
}

/** What an address shows whose page is announced or not built. */
export const COMING_SOON_MODULE = 'coming-soon/coming-soon';
