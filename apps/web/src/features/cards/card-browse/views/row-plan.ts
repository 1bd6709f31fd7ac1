import { countSlots, countSlotsBefore, isSlotPlace } from '@deckframe/domain/site/ads/pick-ad';
import { useMemo } from 'react';

/** Slots for ads: none, a cell among the cards, or a strip below the row of the card before it. */
type SlotShape = 'none' | 'cell' | 'strip';

/** Including the gap below. */
export const STRIP_HEIGHT = 112;

export interface PlanFacts {
  /** Number of cards. */
  readonly length: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly slots: SlotShape;
}

type Cell = { readonly index: number } | { readonly slot: number };

/** Computes rows and positions arithmetically. */
export interface RowPlan extends PlanFacts {
  /** Number of rows. */
  readonly count: number;
  readonly height: number;
  readonly topOf: (row: number) => number;
  /** The row at this distance in pixels from the top; can be past the last row. */
  readonly rowAt: (y: number) => number;
  readonly cellsOf: (row: number) => readonly Cell[];
  /** Indexes of the strips below a row. */
  readonly stripsOf: (row: number) => readonly number[];
  /** The cell index of a card; cells include slots. */
  readonly placeOf: (index: number) => number;
  /** The card at a cell, or the next one in this direction if the cell is a slot. */
  readonly indexNear: (place: number, step: 1 | -1) => number;
  readonly places: number;
}

export function useRowPlan(facts: PlanFacts): RowPlan {
  const { length, columns, rowHeight, slots } = facts;
  return useMemo(
    () => createRowPlan({ length, columns, rowHeight, slots }),
    [length, columns, rowHeight, slots],
  );
}

export function createRowPlan(facts: PlanFacts): RowPlan {
  const { length, columns, rowHeight, slots } = facts;
  const isCell = slots === 'cell';
  const places = length + (isCell ? countSlots(length) : 0);
  const count = Math.ceil(places / columns);
  const stripsBefore = (row: number) =>
    slots === 'strip' ? countSlots(Math.min(row * columns, length)) : 0;
  const topOf = (row: number) => row * rowHeight + stripsBefore(row) * STRIP_HEIGHT;
  const slotsBefore = (place: number) => (isCell ? countSlotsBefore(place) : 0);
  const isSlot = (place: number) => isCell && isSlotPlace(place);
  return {
    ...facts,
    count,
    places,
    height: topOf(count),
    topOf,
    rowAt: (y) => findRow(y, rowHeight, topOf),
    cellsOf: (row) =>
      listNumbers(row * columns, Math.min((row + 1) * columns, places)).map((place) =>
        isSlot(place) ? { slot: slotsBefore(place) } : { index: place - slotsBefore(place) },
      ),
    stripsOf: (row) => listNumbers(stripsBefore(row), stripsBefore(row + 1)),
    placeOf: (index) => index + (isCell ? countSlots(index) : 0),
    indexNear: (place, step) => {
      const at = isSlot(place) ? place + step : place;
      return Math.min(length - 1, at - slotsBefore(at));
    },
  };
}

function findRow(y: number, rowHeight: number, topOf: (row: number) => number): number {
  let low = 0;
  let high = Math.max(0, Math.floor(y / rowHeight));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (topOf(middle) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

function listNumbers(from: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);
}
