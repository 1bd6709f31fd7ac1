/** An undo or redo step. */
interface Step<T> {
  readonly value: T;
  readonly next: Step<T> | undefined;
}

/** Undo history without limit. Steps share structure, so a thousand changes stay small. */
export interface History<T> {
  readonly present: T;
  readonly past: Step<T> | undefined;
  readonly future: Step<T> | undefined;
}

export function createHistory<T>(present: T): History<T> {
  return { present, past: undefined, future: undefined };
}

/** Records a new state and clears redo, unless nothing changed. */
export function recordState<T>(history: History<T>, present: T): History<T> {
  if (Object.is(history.present, present)) return history;
  return { present, past: { value: history.present, next: history.past }, future: undefined };
}

/** Replaces the present state without adding a step. */
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
