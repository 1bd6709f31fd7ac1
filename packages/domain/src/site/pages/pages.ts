import { ACCOUNT_PAGES } from './account.ts';
import { CARD_PAGES } from './cards.ts';
import { COMMUNITY_PAGES } from './community.ts';
import { DECK_PAGES } from './decks.ts';
import { SITE_PAGES } from './site.ts';
import { TOURNAMENT_PAGES } from './tournaments.ts';

/** Every page. Fixed paths come before parameterized ones that would match them. */
export const PAGES = [
  ...CARD_PAGES,
  ...DECK_PAGES,
  ...COMMUNITY_PAGES,
  ...TOURNAMENT_PAGES,
  ...ACCOUNT_PAGES,
  ...SITE_PAGES,
] as const;

export type PageId = (typeof PAGES)[number]['id'];
