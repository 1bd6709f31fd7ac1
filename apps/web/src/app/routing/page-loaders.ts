import type { Page } from '@deckframe/domain/pages/page';
import { COMING_SOON_MODULE, pageModule } from '@deckframe/domain/pages/page-module';
import type { RouteComponent } from '@tanstack/react-router';
import { openTextArea } from '#lib/i18n.ts';
import { loadPageModule } from './load-page-module.ts';

/** The page's component, which comes together with the texts it opens with. */
export async function loadPage(
  page: Pick<Page, 'id' | 'module' | 'texts'>,
): Promise<RouteComponent> {
  const areas = page.texts === undefined ? [] : [...page.texts, 'answers' as const];
  const texts = areas.map(openTextArea);
  const [component] = await Promise.all([loadPageModule(pageModule(page)), ...texts]);
  return component;
}

export function loadComingSoonPage(): Promise<RouteComponent> {
  return loadPageModule(COMING_SOON_MODULE);
}
