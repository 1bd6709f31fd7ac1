import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type Schemas = components['schemas'];

export type Trade = Schemas['Trade'];
export type TradeLine = Schemas['TradeLine'];
export type TradeSummary = Schemas['TradeSummary'];
export type TradeMatch = Schemas['TradeMatch'];
export type TradePartner = Schemas['TradePartner'];
export type TradeSettings = Schemas['TradeSettings'];
export type Box = 'closed' | 'open';
export type Line = { cardno: string; copies: number };
export type Terms = { give: Line[]; get: Line[]; note?: string };
export type MatchFilter = { country?: string; language?: string; days?: string; turn?: string };

const ONE = '/api/games/{game}/trades/{tradeId}';

/** Everything of trades is read anew together. */
export const tradesKey = (game: string) => ['trades', game] as const;

export function tradesQuery(api: ApiClient, game: string, box: Box) {
  return infiniteQueryOptions({
    queryKey: [...tradesKey(game), 'list', box],
    queryFn: async ({ signal, pageParam }): Promise<Schemas['Trades']> => {
      const query = pageParam === null ? { box } : { box, before: pageParam };
      const params = { path: { game }, query };
      return getData(await api.GET('/api/games/{game}/trades', { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.older,
  });
}

export function tradeQuery(api: ApiClient, game: string, tradeId: string) {
  return queryOptions({
    queryKey: [...tradesKey(game), 'one', tradeId],
    queryFn: async ({ signal }): Promise<Trade> =>
      getData(await api.GET(ONE, { params: { path: { game, tradeId } }, signal })),
  });
}

export function matchesQuery(api: ApiClient, game: string, query: MatchFilter) {
  return queryOptions({
    queryKey: [...tradesKey(game), 'matches', query],
    queryFn: async ({ signal }): Promise<Schemas['TradeMatches']> => {
      const params = { path: { game }, query };
      return getData(await api.GET('/api/games/{game}/trade-matches', { params, signal }));
    },
  });
}

export function partnerQuery(api: ApiClient, game: string, userId: string) {
  return queryOptions({
    queryKey: [...tradesKey(game), 'partner', userId],
    queryFn: async ({ signal }): Promise<TradePartner> => {
      const params = { path: { game, userId } };
      return getData(
        await api.GET('/api/games/{game}/trade-partners/{userId}', { params, signal }),
      );
    },
  });
}

export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['trade-settings'],
    queryFn: async ({ signal }): Promise<TradeSettings> =>
      getData(await api.GET('/api/me/trade-settings', { signal })),
  });
}

export async function saveSettings(
  api: ApiClient,
  settings: TradeSettings,
  key: string,
): Promise<TradeSettings> {
  const params = { header: writeHeaders(key) };
  return getData(await api.PUT('/api/me/trade-settings', { params, body: settings }));
}

export async function proposeTrade(
  api: ApiClient,
  game: string,
  offer: Terms & { partnerId: string },
  key: string,
): Promise<Trade> {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(await api.POST('/api/games/{game}/trades', { params, body: offer }));
}

export type TradeAct =
  | { kind: 'confirm'; round: number }
  | { kind: 'counter'; terms: Terms & { round: number } }
  | { kind: 'note'; text: string }
  | { kind: 'decline' | 'undo' | 'withdraw' };

/** Whether its terms can still change. */
export const isOpenTrade = ({ acts }: Pick<Trade, 'acts'>): boolean =>
  acts.some((act) => act !== 'undo');

export async function actOnTrade(
  api: ApiClient,
  game: string,
  tradeId: string,
  act: TradeAct,
  key: string,
): Promise<Trade> {
  const params = { path: { game, tradeId }, header: writeHeaders(key) };
  switch (act.kind) {
    case 'confirm':
      return getData(await api.POST(`${ONE}/confirm`, { params, body: { round: act.round } }));
    case 'counter':
      return getData(await api.POST(`${ONE}/counter`, { params, body: act.terms }));
    case 'note':
      return getData(await api.POST(`${ONE}/notes`, { params, body: { text: act.text } }));
    case 'decline':
      return getData(await api.POST(`${ONE}/decline`, { params }));
    case 'undo':
      return getData(await api.POST(`${ONE}/undo`, { params }));
    case 'withdraw':
      return getData(await api.POST(`${ONE}/withdraw`, { params }));
  }
}
