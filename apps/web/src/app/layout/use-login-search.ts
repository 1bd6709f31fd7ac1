import { getPage } from '@deckframe/domain/site/pages/page-path';
import type { PageId } from '@deckframe/domain/site/pages/pages';
import { useRouterState } from '@tanstack/react-router';
import { useCurrentPageId } from './use-current-page.ts';

/** Returns the login link's redirect parameter. */
export function useLoginSearch(): { redirect?: string } {
  const pageId = useCurrentPageId();
  const here = useRouterState({ select: ({ location }) => location.href });
  return isWorthReturning(pageId) ? { redirect: here } : {};
}

/** True unless the page is for logging in, or home. */
function isWorthReturning(pageId: PageId | undefined): boolean {
  if (pageId === undefined) return true;
  const { feature, access } = getPage(pageId);
  return pageId !== 'home' && (feature !== 'login' || access !== 'public');
}
