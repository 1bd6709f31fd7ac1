import { can } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { TradeSide } from '@deckframe/domain/collection/trades/trade-state';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { findTrade, type TradeRow } from './queries.ts';

/** One of the two finds their trade; for everybody else there is none. */
export async function requireTrade(
  db: Database,
  { game, id, userId }: { game: string; id: string; userId: UserId },
  isHeld = false,
): Promise<{ row: TradeRow; side: TradeSide }> {
  const row = await findTrade(db, game, id, isHeld);
  if (row === undefined) throw new AppError('TRADE_NOT_FOUND');
  const traders = [row.proposer_id, row.partner_id].filter((trader) => trader !== null);
  if (!can({ id: userId, roles: [] }, 'trade.take-part', { traders })) {
    throw new AppError('TRADE_NOT_FOUND');
  }
  return { row, side: row.proposer_id === userId ? 'proposer' : 'partner' };
}
