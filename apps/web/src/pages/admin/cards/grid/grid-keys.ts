import type { GridKey } from '../../../cards/console/cards/model/move-cursor.ts';

/** What a key of the grid asks for, apart from moving. */
export type GridOrder =
  | 'edit'
  | 'clear'
  | 'fill'
  | 'undo'
  | 'redo'
  | 'review'
  | 'all'
  | 'check'
  | 'sortUp'
  | 'sortDown'
  | 'escape';

const WITH_CTRL: Readonly<Record<string, GridOrder>> = {
  d: 'fill',
  y: 'redo',
  a: 'all',
  enter: 'review',
};
const PLAIN: Readonly<Record<string, GridOrder>> = {
  Enter: 'edit',
  F2: 'edit',
  Delete: 'clear',
  Backspace: 'clear',
  Escape: 'escape',
};

export function orderOf(event: GridKey & { altKey: boolean }): GridOrder | undefined {
  const { key, shiftKey, altKey } = event;
  if (altKey) {
    if (key === 'ArrowUp') return 'sortUp';
    return key === 'ArrowDown' ? 'sortDown' : undefined;
  }
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
    return WITH_CTRL[key.toLowerCase()];
  }
  if (shiftKey && key === ' ') return 'check';
  return PLAIN[key];
}

/** A letter that begins to replace what the cell holds. */
export function typedLetter(event: GridKey & { altKey: boolean }): string | undefined {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isPlain && event.key.length === 1 ? event.key : undefined;
}
