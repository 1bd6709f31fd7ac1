import type { Answer, CallApi } from '#lib/api-client.ts';
import { apiPages, apiQuery } from '#lib/api-query.ts';

const TRADES = 'GET /api/games/:game/trades';
const TRADE = 'GET /api/games/:game/trades/:tradeId';
const MATCHES = 'GET /api/games/:game/trade-matches';
const PARTNER = 'GET /api/games/:game/trade-partners/:userId';
/** Everything of trades is read again together. */
export const TRADE_READS = [TRADES, TRADE, MATCHES, PARTNER] as const;

export type Trade = Answer<typeof TRADE>;
export type TradeLine = Trade['get'][number];
export type TradeSummary = Answer<typeof TRADES>['trades'][number];
export type TradeMatch = Answer<typeof MATCHES>['matches'][number];
export type TradePartner = Answer<typeof PARTNER>;
export type Box = 'closed' | 'open';
export type Line = { cardno: string; copies: number };
export type Terms = { give: Line[]; get: Line[]; note?: string };
export type MatchFilter = { country?: string; language?: string; days?: string; turn?: string };

type As = string | undefined;

export const tradesQuery = (game: string, box: Box, as: As) =>
  apiPages(
    TRADES,
    { params: { game }, query: { box } },
    { cursor: 'before', next: (page) => page.older, as },
  );

export const tradeQuery = (game: string, tradeId: string, as: As) =>
  apiQuery(TRADE, { params: { game, tradeId } }, { as });

export const matchesQuery = (game: string, query: MatchFilter, as: As) =>
  apiQuery(MATCHES, { params: { game }, query }, { as });

export const partnerQuery = (game: string, userId: string, as: As) =>
  apiQuery(PARTNER, { params: { game, userId } }, { as });

export type TradeAct =
  | { kind: 'confirm'; round: number }
  | { kind: 'counter'; terms: Terms & { round: number } }
  | { kind: 'note'; text: string }
  | { kind: 'decline' | 'undo' | 'withdraw' };

const ACTS = {
  decline: 'POST /api/games/:game/trades/:tradeId/decline',
  undo: 'POST /api/games/:game/trades/:tradeId/undo',
  withdraw: 'POST /api/games/:game/trades/:tradeId/withdraw',
} as const;

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
    default:
      return await api(ACTS[act.kind], {
        params: { game, tradeId },
        key,
      });
  }
}
