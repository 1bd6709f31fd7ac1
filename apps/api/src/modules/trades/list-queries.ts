import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../lib/member-card.ts';
import { OPEN_STATES, TRADE_COLUMNS, type TradeRow } from './queries.ts';

export type ListedRow = TradeRow & MemberRow & { place: string };

/** `place` is the time of the last change as the database writes it. */
export type ListPlace = { changedAt: string; id: string };

/** One's trades of a game with the other member, those that changed last first. */
export async function listTrades(
  db: Database,
  { game, userId }: { game: string; userId: UserId },
  { isOpen, before, limit }: { isOpen: boolean; before: ListPlace | undefined; limit: number },
): Promise<ListedRow[]> {
  const states = sql.raw(`state ${isOpen ? 'in' : 'not in'} ${OPEN_STATES}`);
  const further =
    before === undefined
      ? sql``
      : sql`and (changed_at, id) < (${before.changedAt}::timestamptz, ${before.id}::uuid)`;
  const ofSide = (side: 'partner_id' | 'proposer_id') => sql`(
    select * from trades where gameid = ${game} and ${sql.ref(side)} = ${userId} and ${states}
      ${further}
    order by changed_at desc, id desc limit ${limit})`;
  const { rows } = await sql<ListedRow>`
    select ${sql.raw(TRADE_COLUMNS)}, changed_at::text as place, ${sql.raw(MEMBER_COLUMNS)}
    from (${ofSide('proposer_id')} union all ${ofSide('partner_id')}) as trades
    left join users on users.deleted_at is null
      and users.id = case when proposer_id = ${userId} then partner_id else proposer_id end
    order by changed_at desc, trades.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findOther(
  db: Database,
  userId: UserId | null,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select ${sql.raw(MEMBER_COLUMNS)} from users
    where id = ${userId} and deleted_at is null`.execute(db);
  return rows[0];
}
