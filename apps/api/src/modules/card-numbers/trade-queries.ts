import type { Database } from '@deckframe/database/db';
import type { TradeTerms } from '@deckframe/domain/trade/trade-terms';
import { sql } from 'kysely';

export type TradeRow = { id: string; round: number; terms: TradeTerms };

export type StepRow = {
  id: string;
  step: number;
  terms: TradeTerms | null;
  moved: TradeTerms | null;
};

const sides = (column: string, number: string) =>
  sql`(${sql.ref(column)} -> 'proposer' ? ${number} or ${sql.ref(column)} -> 'partner' ? ${number})`;

/** Those that name the number, now or in a step; held to the end. */
export async function holdTrades(
  db: Database,
  game: string,
  ids: readonly string[],
  number: string,
): Promise<TradeRow[]> {
  const { rows } = await sql<TradeRow>`
    select id, round, terms from trades
    where gameid = ${game} and id = any(${ids}::uuid[]) and (${sides('trades.terms', number)}
      or exists (
        select from trade_steps as steps where steps.gameid = ${game} and steps.trade_id = trades.id
          and (${sides('steps.terms', number)} or ${sides('steps.moved', number)})
      ))
    order by id for no key update`.execute(db);
  return rows;
}

export async function listSteps(
  db: Database,
  game: string,
  ids: readonly string[],
): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select trade_id as id, step, terms, moved from trade_steps
    where gameid = ${game} and trade_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function writeTrades(
  db: Database,
  game: string,
  written: { trades: readonly object[]; steps: readonly object[] },
): Promise<void> {
  await sql`select write_renumbered_trades(${game}, ${JSON.stringify(written.trades)}::jsonb,
    ${JSON.stringify(written.steps)}::jsonb)`.execute(db);
}
