import type { RunRow } from './run-queries.ts';

export function toRun(row: RunRow) {
  const isBack = row.state === 'undoing' || row.state === 'undone';
  return {
    id: String(row.id),
    from: row.old_cardno,
    to: row.new_cardno,
    name: row.name,
    state: row.state,
    walked: row.walked,
    total: row.total,
    decks: isBack ? row.decks_back : row.decks,
    entries: isBack ? row.entries_back : row.entries,
    trades: isBack ? row.trades_back : row.trades,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
