import type { HistoryState, NavigateOptions } from '@tanstack/react-router';

/** Marks a history entry that filter changes made. */
const MARK = 'isFiltered';

type EntryKind = 'filter' | 'place' | 'typing';

/**
 * The first changed filter adds a history entry and the next ones replace it, so that Back leaves
 * the filters at once. Typing replaces any entry.
 */
export function chooseEntry(
  kind: EntryKind,
  current: object,
): Required<Pick<NavigateOptions, 'replace'>> & { state: HistoryState } {
  const isMarked = MARK in current;
  const isFilter = kind === 'filter' || (kind === 'typing' && isMarked);
  return {
    replace: kind === 'typing' || (kind === 'filter' && isMarked),
    state: isFilter ? Object.fromEntries([[MARK, true]]) : {},
  };
}
