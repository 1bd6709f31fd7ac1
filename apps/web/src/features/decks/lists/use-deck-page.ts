import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import {
  orderOf,
  OWN_DECK_ORDERS,
  PUBLIC_DECK_ORDERS,
} from '@deckframe/domain/decks/deck/deck-orders';
import type { DeckSearch } from './deck-search.ts';

const DECKS = 'GET /api/games/:game/decks';
const OWN_DECKS = 'GET /api/games/:game/my-decks';

/** A page of public decks. */
export function usePublicDecks(search: DeckSearch, limit?: number) {
  const { gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  const { order, starter, ...rest } = filtersOf(search);
  const query = {
    ...rest,
    order: orderOf(PUBLIC_DECK_ORDERS, order) ?? 'recent',
    ...(starter === 'true' && { starter: 'true' as const }),
    ...(limit !== undefined && { limit: String(limit) }),
  };
  return useQuery(
    apiQuery(DECKS, { params: { game }, query }, { as: userId, placeholderData: keepPreviousData }),
  );
}

/** Most viewed decks of the week, for home. May be a minute old. */
export function usePopularDecks() {
  const { gameid: game } = useGameConfig();
  return useQuery(apiQuery('GET /api/games/:game/popular-decks', { params: { game } }));
}

/** A page of the own decks: all, in a folder, unfiled or archived. */
export function useOwnDecks(search: DeckSearch, limit?: number) {
  const { gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  const { order, starter, ...rest } = filtersOf(search);
  const { folder, unfiled, archived } = search;
  const query = {
    ...rest,
    order: orderOf(OWN_DECK_ORDERS, order) ?? 'recent',
    ...(starter === 'true' && { starter: 'true' as const }),
    ...(folder !== undefined && { folder }),
    ...(unfiled === 'true' && { unfiled: 'true' as const }),
    ...(archived === 'true' && { archived: 'true' as const }),
    ...(limit !== undefined && { limit: String(limit) }),
  };
  return useQuery(
    apiQuery(
      OWN_DECKS,
      { params: { game }, query },
      {
        as: userId,
        enabled: userId !== undefined && search.bookmarks === undefined,
        placeholderData: keepPreviousData,
      },
    ),
  );
}

/** A page of the bookmarked decks. */
export function useBookmarkedDecks({ after, before, bookmarks }: DeckSearch) {
  const { gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  const query = { ...(after && { after }), ...(before && !after && { before }) };
  return useQuery(
    apiQuery(
      'GET /api/games/:game/my-bookmarks',
      { params: { game }, query },
      {
        as: userId,
        enabled: userId !== undefined && bookmarks !== undefined,
        placeholderData: keepPreviousData,
      },
    ),
  );
}

/** Filters that both lists support. */
function filtersOf(search: DeckSearch) {
  const { folder: _, unfiled: __, archived: ___, bookmarks: ____, before, ...rest } = search;
  return { ...rest, ...(before !== undefined && rest.after === undefined && { before }) };
}
