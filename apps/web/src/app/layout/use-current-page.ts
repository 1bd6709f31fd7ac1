import type { PageId } from '@deckframe/domain/site/pages/pages';
import { useRouterState } from '@tanstack/react-router';

/** Returns the current page, or undefined. */
export function useCurrentPageId(): PageId | undefined {
  return useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.pageId,
  });
}

/** The path below `/v3/{game}`, without a trailing slash. */
export function useGamePath(): string {
  return useRouterState({
    select: ({ location }) => location.pathname.replace(/(.)\/$/, '$1'),
  });
}
