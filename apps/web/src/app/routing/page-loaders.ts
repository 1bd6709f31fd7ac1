import type { Page } from '@deckframe/domain/site/pages/page';
import { COMING_SOON_MODULE, pageModule } from '@deckframe/domain/site/pages/page-module';
import type { RouteComponent } from '@tanstack/react-router';
import { openTextArea, type LoadedTexts } from '#lib/i18n.ts';
import { loadPageModule } from './load-page-module.ts';

/** Texts that every page except home needs. */
const OTHER_PAGES = ['answers', 'descriptions'] as const;

/** Loads a page with its texts. */
export async function loadPage(
  page: Pick<Page, 'id' | 'module' | 'texts'>,
): Promise<RouteComponent> {
  // The home page needs only the first texts.
  const areas = page.id === 'home' ? [] : [...(page.texts ?? []), ...OTHER_PAGES];
  return loadWithTexts(pageModule(page), areas);
}

export function loadComingSoonPage(): Promise<RouteComponent> {
  return loadWithTexts(COMING_SOON_MODULE, [...OTHER_PAGES, 'shell']);
}

async function loadWithTexts(
  module: string,
  areas: readonly LoadedTexts[],
): Promise<RouteComponent> {
  const [component] = await Promise.all([loadPageModule(module), ...areas.map(openTextArea)]);
  return component;
}
