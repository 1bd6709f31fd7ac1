import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { type AccountPart, readInPages, tablePart } from '../../../lib/account-part.ts';
import { OPEN_STATES } from './queries.ts';

export const tradeSettingsPart: AccountPart = tablePart('tradeSettings', 'trade_settings.user_id');

type Place = { game: string; id: string };
type ExportedTrade = { entry: unknown; place: Place };

const START: Place = { game: '', id: '00000000-0000-0000-0000-000000000000' };

async function listTradesOf(
  db: Database,
  userId: UserId,
  after: Place,
  limit: number,
): Promise<ExportedTrade[]> {
  const { rows } = await sql<ExportedTrade>`
    select json_build_object('game', gameid, 'id', id) as place,
      to_jsonb(trades) - '{proposer_id,partner_id}'::text[] || jsonb_build_object(
        'side', case when proposer_id = ${userId} then 'proposer' else 'partner' end,
        'notes', (select coalesce(jsonb_agg(text order by note.id), '[]') from trade_notes as note
          where note.gameid = trades.gameid and note.trade_id = trades.id
            and side = case when proposer_id = ${userId} then 'proposer' else 'partner' end)
      ) as entry
    from trades
    where ${userId} in (proposer_id, partner_id)
      and (gameid, id) > (${after.game}, ${after.id}::uuid)
    order by gameid, id limit ${limit}`.execute(db);
  return rows;
}

/** Finished trades stay for the other member; open ones end. */
async function forgetTrader(db: Database, userId: UserId): Promise<void> {
  await sql`delete from trade_notes using trades
    where trades.gameid = trade_notes.gameid and trades.id = trade_notes.trade_id
      and ${userId} = case side when 'proposer' then proposer_id else partner_id end`.execute(db);
  await sql`update trades set
      state = case when state not in ${sql.raw(OPEN_STATES)} then state
        when proposer_id = ${userId} then 'withdrawn' else 'declined' end,
      confirmed_side = case when state in ${sql.raw(OPEN_STATES)} then null else confirmed_side end,
      proposer_id = nullif(proposer_id, ${userId}), partner_id = nullif(partner_id, ${userId})
    where ${userId} in (proposer_id, partner_id)`.execute(db);
}

export const tradesPart: AccountPart = {
  name: 'trades',
  covers: {
    'trades.proposer_id': ['export', 'erase'],
    'trades.partner_id': ['export', 'erase'],
  },
  read: (db, userId, pageSize) =>
    readInPages(pageSize, (after: Place | undefined) =>
      listTradesOf(db, userId, after ?? START, pageSize),
    ),
  erase: forgetTrader,
};
