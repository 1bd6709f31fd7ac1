import type { Page } from './page.ts';

/**
 * Returns a page's folder and file in the web app's `pages`, without `-page.tsx`. Examples:
 * `hallOfFame` is `hall-of-fame/hall-of-fame`; the record of `login` says `account/login`.
 */
export function pageModule({ id, module }: Pick<Page, 'id' | 'module'>): string {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return module ?? `${name}/${name}`;
}

/** The page for announced and unbuilt addresses. */
export const COMING_SOON_MODULE = 'coming-soon/coming-soon';
