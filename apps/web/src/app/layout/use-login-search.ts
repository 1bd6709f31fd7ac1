import { getPage } from '@deckframe/domain/site/pages/page-path';
import type { PageId } from '@deckframe/domain/site/pages/pages';
import { useRouterState } from '@tanstack/react-router';
import { useCurrentPageId } from './use-current-page.ts';

/** For links to the login page: where it leads back to. */
export function useLoginSearch(): { redirect?: string } {
  const pageId = useCurrentPageId();
  const here = useRouterState({ select: ({ location }) => location.href });
  return isWorthReturning(pageId) ? { redirect: here } : {};
}

/** Nobody wants to come back to a page for signing in; home needs no words. */
function isWorthReturning(pageId: PageId | undefined): boolean {
  if (pageId === undefined) return true;
  const { feature, access } = getPage(pageId);
  return pageId !== 'home' && (feature !== 'login' || access !== 'public');
}
