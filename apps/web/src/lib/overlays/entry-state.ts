/** What the browser's history stores with an entry. */
export type EntryState = Readonly<Record<string, unknown>> | null;

/** Where an entry says which overlays lie over its page. */
export const MARK = 'overlays';
/** Where the router says how many pages came before. */
const INDEX = '__TSR_index';
/** An entry of an overlay stands between two pages. */
const STEPS_A_PAGE = 1000;

export function marksOf(state: EntryState): readonly string[] {
  const marks = state?.[MARK];
  return Array.isArray(marks) ? (marks as string[]) : [];
}

export function indexOf(state: EntryState): number {
  return Number(state?.[INDEX] ?? 0);
}

export function placeOf(state: EntryState): number {
  return indexOf(state) * STEPS_A_PAGE + marksOf(state).length;
}

/** Whether the router wrote the entries for one and the same moment of a page. */
export function isSameMoment(left: EntryState, right: EntryState): boolean {
  return left?.['__TSR_key'] === right?.['__TSR_key'];
}
