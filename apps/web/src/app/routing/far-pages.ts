import type { PageFile } from './page-file.ts';

/** All page files; those of a first visit are in `load-page-module.ts`. */
export const FAR_PAGES = import.meta.glob<PageFile>([
  '../../pages/*/*/*-page.tsx',
  '!../../pages/*/{account,card,card-list,coming-soon,deck,deck-builder,decklists,decks,home,my-decks}/*-page.tsx',
]);
