import { listChangesTo } from './edit-entry.ts';
import type { EntryChange } from './entry-change.ts';
import { clampCount, isSameEntry, type CollectionEntry } from './entry.ts';

/** A card before and after an action. */
export type LoggedCard = {
  readonly cardno: string;
  readonly before: CollectionEntry;
  readonly after: CollectionEntry;
};

export type LoggedAct = {
  /** Time of the last change, in milliseconds. */
  readonly at: number;
  readonly cards: readonly LoggedCard[];
};

/** Clicks within this pause are one action. */
const PAUSE_MS = 5 * 60_000;
/** Larger actions, such as imports, are never merged with others. */
const SMALL = 20;
const ACTS_MAX = 40;
/** Enough for the largest import and some other actions. */
const CARDS_MAX = 25_000;
const DAYS_MAX_MS = 90 * 24 * 60 * 60_000;

/** Adds an action, newest first. Actions that cancel out are removed. */
export function addAct(log: readonly LoggedAct[], act: LoggedAct): LoggedAct[] {
  const [last, ...older] = log;
  const isJoined = last !== undefined && act.at - last.at < PAUSE_MS && belongTogether(last, act);
  const newest = isJoined ? { at: act.at, cards: joinCards(last.cards, act.cards) } : act;
  const rest = isJoined ? older : log;
  return trim(newest.cards.length === 0 ? rest : [newest, ...rest], act.at);
}

/**
 * Returns changes that undo an action. Copies are subtracted as a difference, and a mark is
 * reverted only if it is unchanged, so later changes stay.
 */
export function listUndoChanges(
  { cards }: LoggedAct,
  get: (cardno: string) => CollectionEntry,
): EntryChange[] {
  return cards.flatMap(({ cardno, before, after }) => {
    const now = get(cardno);
    const pick = <Field extends keyof CollectionEntry>(field: Field): CollectionEntry[Field] =>
      now[field] === after[field] ? before[field] : now[field];
    const count = clampCount(now.count + before.count - after.count);
    return listChangesTo(cardno, now, {
      count,
      trading: count > 0 && pick('trading'),
      wanted: pick('wanted'),
      ignored: pick('ignored'),
      tag: pick('tag'),
    });
  });
}

/** Counts copies added and removed by an action. */
export function countCopies({ cards }: LoggedAct): { added: number; removed: number } {
  let added = 0;
  let removed = 0;
  for (const { before, after } of cards) {
    added += Math.max(0, after.count - before.count);
    removed += Math.max(0, before.count - after.count);
  }
  return { added, removed };
}

function belongTogether(one: LoggedAct, other: LoggedAct): boolean {
  if (one.cards.length <= SMALL && other.cards.length <= SMALL) return true;
  const numbers = new Set(one.cards.map(({ cardno }) => cardno));
  return (
    one.cards.length === other.cards.length && other.cards.every((card) => numbers.has(card.cardno))
  );
}

function joinCards(earlier: readonly LoggedCard[], later: readonly LoggedCard[]): LoggedCard[] {
  const joined = new Map(earlier.map((card) => [card.cardno, card]));
  for (const card of later) {
    const before = joined.get(card.cardno)?.before ?? card.before;
    joined.set(card.cardno, { ...card, before });
  }
  return [...joined.values()].filter(({ before, after }) => !isSameEntry(before, after));
}

function trim(log: readonly LoggedAct[], now: number): LoggedAct[] {
  let cards = 0;
  return log.slice(0, ACTS_MAX).filter((act) => {
    cards += act.cards.length;
    return cards <= CARDS_MAX && now - act.at < DAYS_MAX_MS;
  });
}
