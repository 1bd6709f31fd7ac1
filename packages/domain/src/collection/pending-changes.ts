import type { EntryChange } from './entries/entry-change.ts';

/**
 * Adds a change to those that wait. A change of the same kind to the same card joins the one that waits,
 * so counting a card up to 40 sends one change. Only the newest change to the card may take it in: what
 * lies between could clear or set a mark.
 */
export function addPending(pending: readonly EntryChange[], change: EntryChange): EntryChange[] {
  const index = pending.findLastIndex((waiting) => waiting.cardno === change.cardno);
  const waiting = pending[index];
  const joined = waiting === undefined ? undefined : join(waiting, change);
  if (joined === undefined) return [...pending, change];
  const isUndone = joined.to !== undefined && joined.from === joined.to;
  return pending.toSpliced(index, 1, ...(isUndone ? [] : [joined]));
}
const FIELDS = ['trading', 'wanted', 'ignored', 'tag'] as const;

function join(waiting: EntryChange, change: EntryChange): EntryChange | undefined {
  const isCount = change.to !== undefined;
  if (isCount !== (waiting.to !== undefined)) return undefined;
  if (isCount) {
    // Through 0 it cleared the trading mark, which the shorter way would not.
    if (waiting.to === 0 || hasMarks(waiting) || hasMarks(change)) return undefined;
    return { cardno: change.cardno, from: waiting.from, to: change.to };
  }
  // Taking trading off and on again at 0 is not the same as leaving it.
  if (change.trading !== undefined || waiting.trading !== undefined) return undefined;
  return { ...waiting, ...withoutEmpty(change) };
}

function hasMarks(change: EntryChange): boolean {
  return FIELDS.some((field) => change[field] !== undefined);
}

function withoutEmpty(change: EntryChange): EntryChange {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as EntryChange;
}
