import type { PageId } from '@deckframe/domain/pages';
import { useRouterState } from '@tanstack/react-router';
import { useCurrentPageId } from './use-current-page.ts';

/** Pages nobody wants to come back to after signing in; home needs no words. */
const NOT_WORTH_RETURNING: readonly (PageId | undefined)[] = [
  'home',
  'login',
  'register',
  'verifyEmail',
  'confirmEmail',
  'forgotPassword',
  'forgotUsername',
  'resetPassword',
];

/** For links to the login page: where it leads back to. */
export function useLoginSearch(): { redirect?: string } {
  const pageId = useCurrentPageId();
  const here = useRouterState({ select: ({ location }) => location.href });
  return NOT_WORTH_RETURNING.includes(pageId) ? {} : { redirect: here };
}
