import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

export type Trade = Answer<'GET /api/games/:game/trades/:tradeId'>;
export type TradeLine = Answer<'GET /api/games/:game/trades/:tradeId'>['get'][number];
export type TradeSummary = Answer<'GET /api/games/:game/trades'>['trades'][number];
export type TradeMatch = Answer<'GET /api/games/:game/trade-matches'>['matches'][number];
export type TradePartner = Answer<'GET /api/games/:game/trade-partners/:userId'>;
export type TradeSettings = Answer<'GET /api/me/trade-settings'>;
export type Box = 'closed' | 'open';
export type Line = { cardno: string; copies: number };
export type Terms = { give: Line[]; get: Line[]; note?: string };
export type MatchFilter = { country?: string; language?: string; days?: string; turn?: string };

/** The key of all trade queries, to invalidate them together. */
export const tradesKey = (game: string) => ['trades', game] as const;

export function tradesQuery(api: CallApi, game: string, box: Box) {
  return infiniteQueryOptions({
    queryKey: [...tradesKey(game), 'list', box],
    queryFn: async ({ signal, pageParam }): Promise<Answer<'GET /api/games/:game/trades'>> => {
      const query = pageParam === null ? { box } : { box, before: pageParam };
      return await api('GET /api/games/:game/trades', { params: { game }, query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.older,
  });
}

export function tradeQuery(api: CallApi, game: string, tradeId: string) {
  return queryOptions({
    queryKey: [...tradesKey(game), 'one', tradeId],
    queryFn: async ({ signal }): Promise<Trade> =>
      await api('GET /api/games/:game/trades/:tradeId', { params: { game, tradeId }, signal }),
  });
}

export function matchesQuery(api: CallApi, game: string, query: MatchFilter) {
  return queryOptions({
    queryKey: [...tradesKey(game), 'matches', query],
    queryFn: async ({ signal }): Promise<Answer<'GET /api/games/:game/trade-matches'>> => {
      return await api('GET /api/games/:game/trade-matches', { params: { game }, query, signal });
    },
  });
}

export function partnerQuery(api: CallApi, game: string, userId: string) {
  return queryOptions({
    queryKey: [...tradesKey(game), 'partner', userId],
    queryFn: async ({ signal }): Promise<TradePartner> => {
      return await api('GET /api/games/:game/trade-partners/:userId', {
        params: { game, userId },
        signal,
      });
    },
  });
}

export function settingsQuery(api: CallApi) {
  return queryOptions({
    queryKey: ['trade-settings'],
    queryFn: async ({ signal }): Promise<TradeSettings> =>
      await api('GET /api/me/trade-settings', { signal }),
  });
}

export async function saveSettings(
  api: CallApi,
  settings: TradeSettings,
  key: string,
): Promise<TradeSettings> {
  return await api('PUT /api/me/trade-settings', { key, body: settings });
}

export async function proposeTrade(
  api: CallApi,
  game: string,
  offer: Terms & { partnerId: string },
  key: string,
): Promise<Trade> {
  return await api('POST /api/games/:game/trades', { params: { game }, key, body: offer });
}

export type TradeAct =
  | { kind: 'confirm'; round: number }
  | { kind: 'counter'; terms: Terms & { round: number } }
  | { kind: 'note'; text: string }
  | { kind: 'decline' | 'undo' | 'withdraw' };

/** True if its terms can still change. */
export const isOpenTrade = ({ acts }: Pick<Trade, 'acts'>): boolean =>
  acts.some((act) => act !== 'undo');

export async function actOnTrade(
  api: CallApi,
  game: string,
  tradeId: string,
  act: TradeAct,
  key: string,
): Promise<Trade> {
  switch (act.kind) {
    case 'confirm':
      return await api('POST /api/games/:game/trades/:tradeId/confirm', {
        params: { game, tradeId },
        key,
        body: { round: act.round },
      });
    case 'counter':
      return await api('POST /api/games/:game/trades/:tradeId/counter', {
        params: { game, tradeId },
        key,
        body: act.terms,
      });
    case 'note':
      return await api('POST /api/games/:game/trades/:tradeId/notes', {
        params: { game, tradeId },
        key,
        body: { text: act.text },
      });
    case 'decline':
      return await api('POST /api/games/:game/trades/:tradeId/decline', {
        params: { game, tradeId },
        key,
      });
    case 'undo':
      return await api('POST /api/games/:game/trades/:tradeId/undo', {
        params: { game, tradeId },
        key,
      });
    case 'withdraw':
      return await api('POST /api/games/:game/trades/:tradeId/withdraw', {
        params: { game, tradeId },
        key,
      });
  }
}
