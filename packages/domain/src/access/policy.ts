import { isAdministrator } from './roles.ts';

/** Who may do it: everybody, everybody with an account, or Administrators and Superadmins. */
export const AUDIENCES = ['public', 'member', 'administrator'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** The one table of who may do what. Every API route names its entry. */
export const POLICIES = {
  'operations.read': 'public',
  'pages.read': 'public',
  'games.read': 'public',
  'cards.read': 'public',
  'dailyCard.read': 'public',
  // Whether a deck may be read, changed or deleted is decided by its owner and visibility.
  'decks.read': 'public',
  'decks.view': 'public',
  'decks.save': 'member',
  'decks.organise': 'member',
  'decks.moderate': 'administrator',
  'session.read': 'public',
  // Whoever has no session has nothing to end, and is told so by success.
  'session.end': 'public',
  'analytics.record': 'public',
  'profiles.read': 'public',
  'profile.edit': 'member',
  'uploads.read': 'public',
  'uploads.create': 'member',
  'maintenance.unlock': 'public',
  'maintenance.manage': 'administrator',
} as const satisfies Record<string, Audience>;

export type PolicyName = keyof typeof POLICIES;

/** Null stands for a visitor who is not signed in. */
export type Viewer = { readonly roles: readonly string[] } | null;

/** Example: `isAllowed('member', null)` is false. */
export function isAllowed(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'public') return true;
  if (viewer === null) return false;
  return audience === 'member' || isAdministrator(viewer.roles);
}
