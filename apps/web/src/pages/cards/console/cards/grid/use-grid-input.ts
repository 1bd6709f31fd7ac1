import {
  useMemo,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { CellPlace } from '../model/cell-range.ts';
import { moveCursor, type GridKey } from '../model/move-cursor.ts';
import type { Stretch } from '../model/visible-range.ts';
import type { EditorMove } from './cell-editor.tsx';
import type { SheetGridProps } from './sheet-grid-props.ts';

/** The action of a key, except moving. */
type GridOrder =
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

function orderOf(event: GridKey & { altKey: boolean }): GridOrder | undefined {
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

/** Returns a typed letter that starts replacing the cell's value. */
function typedLetter(event: GridKey & { altKey: boolean }): string | undefined {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isPlain && event.key.length === 1 ? event.key : undefined;
}

type GridInputProps = SheetGridProps & {
  editing: string | null;
  setEditing: (text: string | null) => void;
  go: (to: CellPlace, isExtending?: boolean) => void;
  pageRows: () => number;
  wantFocus: () => void;
};

const STEPS: Readonly<Record<EditorMove, readonly [rows: number, columns: number]>> = {
  down: [1, 0],
  up: [-1, 0],
  next: [0, 1],
  previous: [0, -1],
  stay: [0, 0],
};

/** Handles keys, clipboard and pointer for all cells. */
export function useGridInput(props: GridInputProps) {
  const { acts, rows, columns, cursor, editing, setEditing, go, wantFocus } = props;
  const { at, range } = cursor;
  const { left, right } = range;
  const selected = useMemo((): Stretch => ({ first: left, last: right }), [left, right]);

  const startEditing = (text: string): void => {
    if (columns[at.column]?.isEditable) setEditing(text);
    else props.onDone('edit', { changed: 0, fixed: 1 });
  };
  const commit = (text: string, move: EditorMove): void => {
    const outcome = acts.commit(at, text);
    if (outcome.fixed > 0) props.onDone('edit', outcome);
    setEditing(null);
    if (move === 'stay') return;
    const [down, across] = STEPS[move];
    go({
      row: Math.max(0, Math.min(at.row + down, rows.length - 1)),
      column: Math.max(0, Math.min(at.column + across, columns.length - 1)),
    });
  };
  const cancel = (): void => {
    wantFocus();
    setEditing(null);
  };
  const takeOrder = createOrders(props, startEditing);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing !== null || rows.length === 0) return;
    const size = { rows: rows.length, columns: columns.length, page: props.pageRows() };
    const order = orderOf(event);
    if (order !== undefined) {
      event.preventDefault();
      takeOrder(order);
      return;
    }
    const to = moveCursor(at, event, size);
    if (to) {
      event.preventDefault();
      go(to, event.shiftKey && event.key !== 'Tab');
      return;
    }
    const letter = typedLetter(event);
    if (letter === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    startEditing(letter);
  };
  const pointer = usePointer(props);
  const onDoubleClick = (): void => {
    if (editing === null) startEditing(acts.textAt(at));
  };
  const handlers = { onKeyDown, onDoubleClick, ...takeClipboard(props), ...pointer };
  return { handlers, selected, commit, cancel };
}

function takeClipboard({ acts, cursor, editing, onDone }: GridInputProps) {
  const { range } = cursor;
  const onCopy = (event: ClipboardEvent): void => {
    if (editing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', acts.copy(range));
    if (event.type === 'cut') onDone('clear', acts.clear(range));
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (editing !== null) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text !== '') onDone('paste', acts.paste(text, range));
  };
  return { onCopy, onCut: onCopy, onPaste };
}

function usePointer(props: GridInputProps) {
  const { columns, cursor, editing, wantFocus } = props;
  const { at } = cursor;
  const isDragging = useRef(false);
  const onPointerDown = (event: PointerEvent): void => {
    const place = placeOf(event.target, columns.length);
    if (!place || event.button !== 0) return;
    // Commits another field first.
    if (editing !== null && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
    if (place.isBox) return;
    isDragging.current = !place.isWhole;
    wantFocus();
    if (place.isWhole) {
      cursor.select({ row: place.row, column: columns.length - 1 }, { row: place.row, column: 0 });
    } else cursor.move(place, event.shiftKey);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!isDragging.current || event.buttons !== 1) return;
    const place = placeOf(event.target, columns.length);
    if (place && (place.row !== at.row || place.column !== at.column)) cursor.move(place, true);
  };
  const onPointerUp = (): void => {
    isDragging.current = false;
  };
  const onChange = (event: ChangeEvent): void => {
    const place = placeOf(event.target, columns.length);
    if (place?.isBox) toggle(props, place.row);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onChange };
}

function createOrders(props: GridInputProps, startEditing: (text: string) => void) {
  const { sheet, acts, cursor, go, rows, columns, onDone } = props;
  const { at, range } = cursor;
  const sortBy = (direction: 'asc' | 'desc') => () =>
    props.onSort({ column: columns[at.column]?.name ?? 'cardno', direction });
  const step = (act: 'undo' | 'redo') => () => {
    const changes = sheet[act]();
    const [first] = changes;
    const place = first && acts.placeOf(first.cardno, first.column);
    if (place) go(place);
    onDone(act, { changed: changes.length, fixed: 0 });
  };
  const orders: Record<GridOrder, () => void> = {
    edit: () => startEditing(acts.textAt(at)),
    clear: () => onDone('clear', acts.clear(range)),
    fill: () => onDone('fill', acts.fillDown(range)),
    undo: step('undo'),
    redo: step('redo'),
    review: props.onReview,
    all: () =>
      cursor.select({ row: rows.length - 1, column: columns.length - 1 }, { row: 0, column: 0 }),
    check: () => {
      const next = new Set(props.checked);
      const isOn = !next.has(sheet.table.cardnoAt(rows[at.row] ?? -1));
      for (let row = range.top; row <= range.bottom; row += 1) {
        const cardno = sheet.table.cardnoAt(rows[row] ?? -1);
        if (isOn) next.add(cardno);
        else next.delete(cardno);
      }
      props.onCheck(next);
    },
    sortUp: sortBy('asc'),
    sortDown: sortBy('desc'),
    escape: () => (props.checked.size > 0 ? props.onCheck(new Set()) : cursor.move(at, false)),
  };
  return (order: GridOrder): void => orders[order]();
}

function toggle({ sheet, rows, checked, onCheck }: GridInputProps, row: number): void {
  const cardno = sheet.table.cardnoAt(rows[row] ?? -1);
  const next = new Set(checked);
  if (!next.delete(cardno)) next.add(cardno);
  onCheck(next);
}

function placeOf(target: EventTarget, columns: number) {
  if (!(target instanceof Element)) return undefined;
  const line = target.closest<HTMLElement>('[data-row]');
  const cell = target.closest<HTMLElement>('[data-column]');
  const isBox = target.closest('.ge__box') !== null;
  const isWhole = target.closest('[data-whole]') !== null;
  if (!line || (!cell && !isBox && !isWhole)) return undefined;
  const column = Math.min(Number(cell?.dataset['column'] ?? 0), columns - 1);
  return { row: Number(line.dataset['row']), column, isBox, isWhole };
}
