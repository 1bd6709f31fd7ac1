import type { PageFile } from './page-file.ts';

/** Every page's file; the pages of a first visit are known before (`load-page-module.ts`). */
export const FAR_PAGES = import.meta.glob<PageFile>([
  '../../pages/*/*/*-page.tsx',
  '!../../pages/*/{account,card,card-list,coming-soon,deck,deck-builder,decklists,decks,home,my-decks}/*-page.tsx',
]);
