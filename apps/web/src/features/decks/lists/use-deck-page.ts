import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#lib/api-client.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import {
  orderOf,
  OWN_DECK_ORDERS,
  PUBLIC_DECK_ORDERS,
} from '@deckframe/domain/decks/deck/deck-orders';
import type { DeckSearch } from './deck-search.ts';

export type DeckPage = Answer<'GET /api/games/:game/decks'>;
export type OwnDeckPage = Answer<'GET /api/games/:game/my-decks'>;
type PopularDecks = Answer<'GET /api/games/:game/popular-decks'>;

/** A page of public decks. */
export function usePublicDecks(search: DeckSearch, limit?: number) {
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  const { order, starter, ...rest } = filtersOf(search);
  const query = {
    ...rest,
    order: orderOf(PUBLIC_DECK_ORDERS, order) ?? 'recent',
    ...(starter === 'true' && { starter: 'true' as const }),
    ...(limit !== undefined && { limit: String(limit) }),
  };
  return useQuery({
    queryKey: ['decks', game, 'public', userId, query],
    queryFn: ({ signal }): Promise<DeckPage> =>
      api('GET /api/games/:game/decks', { params: { game }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Most viewed decks of the week, for home. May be a minute old. */
export function usePopularDecks() {
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  return useQuery({
    queryKey: ['decks', game, 'popular'],
    queryFn: ({ signal }): Promise<PopularDecks> =>
      api('GET /api/games/:game/popular-decks', { params: { game }, signal }),
    staleTime: 60_000,
  });
}

/** A page of the own decks: all, in a folder, unfiled or archived. */
export function useOwnDecks(search: DeckSearch, limit?: number) {
  const { api } = useAppServices();
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
  return useQuery({
    queryKey: ['decks', game, 'own', userId, query],
    queryFn: ({ signal }): Promise<OwnDeckPage> =>
      api('GET /api/games/:game/my-decks', { params: { game }, query, signal }),
    enabled: userId !== undefined && search.bookmarks === undefined,
    placeholderData: keepPreviousData,
  });
}

/** A page of the bookmarked decks. */
export function useBookmarkedDecks({ after, before, bookmarks }: DeckSearch) {
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  const query = { ...(after && { after }), ...(before && !after && { before }) };
  return useQuery({
    queryKey: ['decks', game, 'bookmarks', userId, query],
    queryFn: ({ signal }): Promise<DeckPage> =>
      api('GET /api/games/:game/my-bookmarks', { params: { game }, query, signal }),
    enabled: userId !== undefined && bookmarks !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Filters that both lists support. */
function filtersOf(search: DeckSearch) {
  const { folder: _, unfiled: __, archived: ___, bookmarks: ____, before, ...rest } = search;
  return { ...rest, ...(before !== undefined && rest.after === undefined && { before }) };
}
