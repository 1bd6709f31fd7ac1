/** One earlier or later state, and the way on from it. */
interface Step<T> {
  readonly value: T;
  readonly next: Step<T> | undefined;
}

/**
 * States that can be walked back and forth without limit. A step shares everything with the steps
 * before it, so a thousand changes of a deck cost a thousand small values.
 */
export interface History<T> {
  readonly present: T;
  readonly past: Step<T> | undefined;
  readonly future: Step<T> | undefined;
}

export function createHistory<T>(present: T): History<T> {
  return { present, past: undefined, future: undefined };
}

/** A new state. What had been undone is gone, unless nothing changed at all. */
export function recordState<T>(history: History<T>, present: T): History<T> {
  if (Object.is(history.present, present)) return history;
  return { present, past: { value: history.present, next: history.past }, future: undefined };
}

/** A new state that takes the place of the present one: a correction, not a step of its own. */
export function replaceState<T>(history: History<T>, present: T): History<T> {
  return { ...history, present };
}

export function undo<T>(history: History<T>): History<T> {
  const { past } = history;
  if (!past) return history;
  return {
    present: past.value,
    past: past.next,
    future: { value: history.present, next: history.future },
  };
}

export function redo<T>(history: History<T>): History<T> {
  const { future } = history;
  if (!future) return history;
  return {
    present: future.value,
    past: { value: history.present, next: history.past },
    future: future.next,
  };
}

export function canUndo(history: History<unknown>): boolean {
  return history.past !== undefined;
}

export function canRedo(history: History<unknown>): boolean {
  return history.future !== undefined;
}
