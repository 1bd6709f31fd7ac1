import { ACCOUNT_PAGES } from './pages/account.ts';
import { CARD_PAGES } from './pages/cards.ts';
import { COMMUNITY_PAGES } from './pages/community.ts';
import { DECK_PAGES } from './pages/decks.ts';
import { SITE_PAGES } from './pages/site.ts';
import { TOURNAMENT_PAGES } from './pages/tournaments.ts';

/** Every page of the site. Fixed paths stand before paths with parameters that would match them. */
export const PAGES = [
  ...CARD_PAGES,
  ...DECK_PAGES,
  ...COMMUNITY_PAGES,
  ...TOURNAMENT_PAGES,
  ...ACCOUNT_PAGES,
  ...SITE_PAGES,
] as const;

export type PageId = (typeof PAGES)[number]['id'];
