import { isAllowed } from '@deckframe/domain/accounts/access/policy';
import type { Page } from '@deckframe/domain/site/pages/page';

export type GuardVerdict = 'pass' | 'login' | 'forbidden';

/** C-18: members' pages send visitors to log in; administrators' pages refuse everyone else. */
export function judgeAccess(
  access: Page['access'],
  user: { readonly roles: readonly string[] } | null,
): GuardVerdict {
  switch (access) {
    case 'public':
      return 'pass';
    case 'member':
      return user ? 'pass' : 'login';
    case 'administrator':
      return isAllowed('administrator', user) ? 'pass' : 'forbidden';
    default:
      return 'forbidden';
  }
}

/** Thrown by a guard; the error page shows it as 403. */
export class ForbiddenError extends Error {
  constructor() {
    super('Insufficient permissions');
    this.name = 'ForbiddenError';
  }
}
