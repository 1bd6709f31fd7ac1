import type { Answer } from '#lib/api-client.ts';
import { apiPages } from '#lib/api-query.ts';

const OF_DECK = 'GET /api/games/:game/decks/:deckId/results';
const OF_MEMBER = 'GET /api/games/:game/users/:userId/results';

type Page = Answer<typeof OF_DECK>;
export type Placement = Page['results'][number];
export type ResultsOf = { deckId: string } | { userId: string };

const pages = { cursor: 'after', next: (page: Page) => page.next, retry: false } as const;

export const deckResultsQuery = (game: string, deckId: string, as: string | undefined) =>
  apiPages(OF_DECK, { params: { game, deckId } }, { ...pages, as });

export const memberResultsQuery = (game: string, userId: string) =>
  apiPages(OF_MEMBER, { params: { game, userId } }, pages);
