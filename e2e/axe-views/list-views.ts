import type { AxeView } from './describe-view.ts';

const PHONE = 700;
const TABLET = 1200;

/** Returns one sorted line per page, dialog, theme and size that axe checked. */
export function listViews(views: readonly AxeView[]): string[] {
  return [...new Set(views.map(toLine))].toSorted();
}

/** Returns the lines of the committed list that are missing. */
export function findLost(committed: string, lines: readonly string[]): string[] {
  const known = new Set(lines);
  return committed.split('\n').filter((line) => line !== '' && !known.has(line));
}

/**
 * Returns parts of pages and dialogs that axe checked in the earlier run but not in the later one.
 */
export function findLostParts(before: readonly AxeView[], after: readonly AxeView[]): string[] {
  const seen = new Set(after.flatMap(listParts));
  return [...new Set(before.flatMap(listParts))].filter((part) => !seen.has(part)).toSorted();
}

const listParts = ({ place, theme, judged, parts }: AxeView): string[] =>
  parts.map((part) => [place, theme, judged, part].join(' | '));

const toLine = ({ place, theme, width, judged }: AxeView): string =>
  [place, theme, sizeOf(width), ...(judged === 'colors' ? ['colors'] : [])].join(' | ');

function sizeOf(width: number): string {
  if (width < PHONE) return 'phone';
  return width < TABLET ? 'tablet' : 'desktop';
}
