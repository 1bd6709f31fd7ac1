import { changeCount, listChangesTo } from './edit-entry.ts';
import { applyChange, type EntryChange } from './entry-change.ts';
import { type CollectionEntry, COUNT_MAX, EMPTY_ENTRY } from './entry.ts';
import type { LineStep } from './entry-line.ts';

/** One card before and after, with its changes. */
export type PlannedCard = {
  readonly cardno: string;
  readonly before: CollectionEntry;
  readonly after: CollectionEntry;
  readonly changes: readonly EntryChange[];
};

/** Previews a typed line, card by card. A card named twice appears once. */
export function planChanges(
  steps: readonly LineStep[],
  get: (cardno: string) => CollectionEntry,
): PlannedCard[] {
  const planned = new Map<string, PlannedCard>();
  for (const step of steps) {
    const { cardno } = step;
    const card = planned.get(cardno) ?? {
      cardno,
      before: get(cardno),
      after: get(cardno),
      changes: [],
    };
    const changes = listStepChanges(step, card.after);
    const after = changes.reduce((entry, change) => applyChange(entry, change), card.after);
    planned.set(cardno, { ...card, after, changes: [...card.changes, ...changes] });
  }
  return [...planned.values()];
}

function listStepChanges(step: LineStep, entry: CollectionEntry): EntryChange[] {
  const { cardno, tag, marks } = step;
  const count = step.kind === 'set' ? step.count : entry.count + step.count;
  const counted = changeCount(cardno, entry, count);
  const marked = Object.fromEntries(marks.map((mark) => [mark, true]));
  const said = { cardno, ...marked, ...(tag !== undefined && { tag }) };
  return [
    ...(counted === undefined ? [] : [counted]),
    ...(marks.length > 0 || tag !== undefined ? [said] : []),
  ];
}

type PlannedMove = {
  readonly leaving: readonly EntryChange[];
  readonly arriving: readonly EntryChange[];
};

/**
 * Moves a card to another collection with marks and tag; an existing tag stays. If not all copies
 * fit, the rest stays with its marks.
 */
export function planMove(cardno: string, from: CollectionEntry, to: CollectionEntry): PlannedMove {
  const moved = Math.min(from.count, COUNT_MAX - to.count);
  const arrived: CollectionEntry = {
    count: to.count + moved,
    trading: (to.trading || from.trading) && to.count + moved > 0,
    wanted: to.wanted || from.wanted,
    ignored: to.ignored || from.ignored,
    tag: to.tag === '' ? from.tag : to.tag,
  };
  const left = moved === from.count ? EMPTY_ENTRY : { ...from, count: from.count - moved };
  return {
    leaving: listChangesTo(cardno, from, left),
    arriving: listChangesTo(cardno, to, arrived),
  };
}
