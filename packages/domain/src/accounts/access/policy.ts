import { isAdministrator, isContentCreator, isExUser, isSuperadmin } from './roles.ts';

/**
 * Who may do it: everybody, everybody with an account, EX users, content creators, Administrators
 * and Superadmins, or Superadmins alone. What depends on whose a thing is stands in
 * `can.ts`.
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

/** The one table of who may do what. Every API route names its entry. */
export const POLICIES = {
  'operations.read': 'public',
  'pages.read': 'public',
  'games.read': 'public',
  'cards.read': 'public',
  // All columns of all cards, hidden ones too, and changing them.
  'cards.readAll': 'administrator',
  'cards.edit': 'administrator',
  // What is done to the cards as a whole: numbers, groups of printings, files from elsewhere.
  'catalogue.manage': 'administrator',
  'dailyCard.read': 'public',
  // Whether a deck may be read, changed or deleted is decided by its owner and visibility.
  'decks.read': 'public',
  'decks.view': 'public',
  'decks.save': 'member',
  'decks.organise': 'member',
  'decks.moderate': 'administrator',
  // What of a collection may be read is decided by its owner.
  'collections.read': 'public',
  'collections.keep': 'member',
  // Which trades are one's own is decided by their two sides.
  'trades.take-part': 'member',
  // Drafts are shown to those who work on them.
  'customSeries.read': 'public',
  'customSeries.write': 'member',
  'session.read': 'public',
  // Whoever has no session has nothing to end, and is told so by success.
  'session.end': 'public',
  'auth.register': 'public',
  'auth.signIn': 'public',
  'auth.recover': 'public',
  // Another service sends the browser back here; the signed state of the request decides.
  'auth.link': 'public',
  'account.own': 'member',
  'users.moderate': 'administrator',
  'audit.read': 'administrator',
  'community.read': 'public',
  // Rating, liking, commenting, following, marking, reporting: each under one's own name only.
  'community.take-part': 'member',
  'community.moderate': 'administrator',
  // What is not public yet, or hidden, is its author's alone.
  'contents.read': 'public',
  // Whoever has lost the role may still see and delete what they made.
  'contents.own': 'member',
  'contents.write': 'contentCreator',
  // Drafts, hidden ones and lists: decided by the event's staff and its policy of lists.
  'tournaments.read': 'public',
  // Creating, entering, running: what of an event, its staff and players decide.
  'tournaments.take-part': 'member',
  // What makes a list an archetype.
  'archetypes.manage': 'administrator',
  'leaderboard.read': 'public',
  'exp.take': 'member',
  // One's own only: whose an entry is stands in its key.
  'mailbox.own': 'member',
  'mailbox.manage': 'administrator',
  // Whoever has the token of a mail; it ends the mails and opens nothing.
  'notices.unsubscribe': 'public',
  'live.listen': 'public',
  // What is read and counted is the same for everyone; who sees ads at all, their browser decides.
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

/** C-58: who enters a game that is locked for maintenance, in the API and on screen. */
export const LOCKED_GAME_AUDIENCE: Audience = 'administrator';

/** Null stands for a visitor who is not signed in. */
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
