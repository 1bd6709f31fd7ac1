import type { Database } from '@deckframe/database/db';
import { renumberTerms, type TradeTerms } from '@deckframe/domain/collection/trades/trade-terms';
import { insertJournal, listJournal, markBack, type RunRow } from './run-queries.ts';
import { holdTrades, listSteps, type StepRow, type TradeRow, writeTrades } from './queries.ts';

/** Rewrites trades, so that finished ones can still be undone. */
export async function rewriteTrades(
  db: Database,
  run: RunRow,
  ids: readonly string[],
): Promise<number> {
  const change = { from: run.old_cardno, to: run.new_cardno };
  const { trades, stepsOf } = await hold(db, run.gameid, ids, change.from);
  await insertJournal(
    db,
    run,
    'trade',
    trades.map((trade) => ({
      row_key: trade.id,
      user_id: null,
      seen: trade.round,
      before: null,
    })),
  );
  await write(db, run.gameid, trades, stepsOf, change);
  return trades.length;
}

export async function restoreTrades(
  db: Database,
  run: RunRow,
  ids: readonly string[],
): Promise<number> {
  const change = { from: run.new_cardno, to: run.old_cardno };
  const { trades, stepsOf } = await hold(db, run.gameid, ids, change.from);
  const journal = await listJournal(db, run, 'trade', ids);
  await markBack(db, run, 'trade', [...journal.keys()]);
  await write(db, run.gameid, trades, stepsOf, change);
  return trades.length;
}

async function hold(db: Database, game: string, ids: readonly string[], from: string) {
  const trades = await holdTrades(db, game, ids, from);
  const found = trades.map(({ id }) => id);
  const steps = found.length === 0 ? [] : await listSteps(db, game, found);
  const byTrade = Map.groupBy(steps, ({ id }) => id);
  return { trades, stepsOf: (id: string) => byTrade.get(id) ?? [] };
}

async function write(
  db: Database,
  game: string,
  trades: readonly TradeRow[],
  stepsOf: (id: string) => readonly StepRow[],
  change: { from: string; to: string },
): Promise<void> {
  if (trades.length === 0) return;
  const renumber = (terms: TradeTerms | null) => terms && renumberTerms(terms, change);
  await writeTrades(db, game, {
    trades: trades.map(({ id, terms }) => ({ id, terms: renumber(terms) })),
    steps: trades.flatMap(({ id }) =>
      stepsOf(id).map(({ step, terms, moved }) => ({
        id,
        step,
        terms: renumber(terms),
        moved: renumber(moved),
      })),
    ),
  });
}
