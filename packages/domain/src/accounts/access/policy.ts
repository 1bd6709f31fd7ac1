import { isAdministrator, isContentCreator, isExUser, isSuperadmin } from './roles.ts';

/**
 * Groups of callers that a policy can admit. Permissions that depend on the owner are in `can.ts`.
 */
export const AUDIENCES = [
  'public',
  'member',
  'ex',
  'contentCreator',
  'administrator',
  'superadmin',
] as const;

export type Audience = (typeof AUDIENCES)[number];

/** The policy of each action. Every API route names one of them. */
export const POLICIES = {
  'operations.read': 'public',
  'pages.read': 'public',
  'games.read': 'public',
  'cards.read': 'public',
  // Reads and edits all columns of all cards, including hidden ones.
  'cards.readAll': 'administrator',
  'cards.edit': 'administrator',
  // Changes to the whole catalogue: numbers, groups of printings, imports.
  'catalogue.manage': 'administrator',
  'dailyCard.read': 'public',
  // Owner and visibility decide whether a deck can be read, changed or deleted.
  'decks.read': 'public',
  'decks.view': 'public',
  'decks.save': 'member',
  'decks.organise': 'member',
  'decks.moderate': 'administrator',
  // The owner decides which parts of a collection others can read.
  'collections.read': 'public',
  'collections.keep': 'member',
  // Only the two sides of a trade can see it.
  'trades.take-part': 'member',
  // Only members of the series can see drafts.
  'customSeries.read': 'public',
  'customSeries.write': 'member',
  'session.read': 'public',
  // Public, because logging out without a session succeeds.
  'session.end': 'public',
  'auth.register': 'public',
  'auth.signIn': 'public',
  'auth.recover': 'public',
  // Another service redirects the browser here. The signed state of the request authorizes it.
  'auth.link': 'public',
  'account.own': 'member',
  'users.moderate': 'administrator',
  'audit.read': 'administrator',
  'community.read': 'public',
  // Rating, liking, commenting, following, marking and reporting under one's own name.
  'community.take-part': 'member',
  'community.moderate': 'administrator',
  // Only the author can see drafts and hidden contents.
  'contents.read': 'public',
  // Members who lost the role can still see and delete their contents.
  'contents.own': 'member',
  'contents.write': 'contentCreator',
  // The event's staff and list policy decide about drafts, hidden events and lists.
  'tournaments.read': 'public',
  // Creating, registering and running: the roles within the event decide.
  'tournaments.take-part': 'member',
  // The rules that assign an archetype to a list.
  'archetypes.manage': 'administrator',
  'leaderboard.read': 'public',
  'exp.take': 'member',
  // The key of an entry names its owner.
  'mailbox.own': 'member',
  'mailbox.manage': 'administrator',
  // Requires the token of a mail. The token can only unsubscribe.
  'notices.unsubscribe': 'public',
  'live.listen': 'public',
  // Ads are the same for everyone. The browser decides who sees them.
  'ads.read': 'public',
  'ads.count': 'public',
  'ads.manage': 'administrator',
  'analytics.record': 'public',
  'clientErrors.record': 'public',
  'profiles.read': 'public',
  'profile.edit': 'member',
  'uploads.read': 'public',
  'uploads.create': 'member',
  'maintenance.unlock': 'public',
  'maintenance.manage': 'administrator',
  'games.manage': 'administrator',
  'writingRules.manage': 'administrator',
  'health.manage': 'administrator',
} as const satisfies Record<string, Audience>;

export type PolicyName = keyof typeof POLICIES;

/** C-58: who may enter a game that is locked for maintenance, in API and web app. */
export const LOCKED_GAME_AUDIENCE: Audience = 'administrator';

/** Null is a visitor. */
export type Viewer = { readonly roles: readonly string[] } | null;

/** Example: `isAllowed('member', null)` is false. */
export function isAllowed(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'public') return true;
  if (viewer === null) return false;
  switch (audience) {
    case 'member':
      return true;
    case 'ex':
      return isExUser(viewer.roles);
    case 'contentCreator':
      return isContentCreator(viewer.roles);
    case 'administrator':
      return isAdministrator(viewer.roles);
    case 'superadmin':
      return isSuperadmin(viewer.roles);
  }
}
