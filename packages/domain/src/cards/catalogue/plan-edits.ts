import type { ColumnValue } from './column-file.ts';
import { createIdentityMapping, type CardConfig } from './identity-mapping.ts';
import { mapSourceRow, toSourceGame, type SourceGame } from './map-source-row.ts';
import type { SourceMapping } from './source-mapping.ts';

/** Renumbering changes `cardno`; the site sets the other columns. */
const FIXED_COLUMNS: ReadonlySet<string> = new Set(['cardno', 'comment_count', 'created_at']);

export interface EditRules {
  readonly mapping: SourceMapping;
  readonly game: SourceGame;
}

export function createEditRules(config: CardConfig): EditRules {
  return { mapping: createIdentityMapping(config), game: toSourceGame(config) };
}

export function isEditable(column: string, { mapping }: EditRules): boolean {
  return Object.hasOwn(mapping, column) && !FIXED_COLUMNS.has(column);
}

/** Returns what edits would do to cards, by the import rules. One fault rejects all edits. */
export function planEdits(
  rules: EditRules,
  cards: ReadonlyMap<string, CardValues>,
  edits: readonly CardEdit[],
): EditPlan {
  const changes: CardChange[] = [];
  const faults: CellFault[] = [];
  const conflicts: CellConflict[] = [];
  for (const edit of edits) {
    const card = cards.get(edit.cardno);
    const found = findConflicts(edit, card);
    conflicts.push(...found);
    if (found.length > 0) continue;
    const checked = checkEdit(rules, card, edit);
    faults.push(...checked.faults);
    if (checked.faults.length === 0 && Object.keys(checked.after).length > 0) {
      changes.push({
        cardno: edit.cardno,
        isNew: edit.isNew,
        before: pick(card ?? {}, Object.keys(checked.after)),
        after: checked.after,
      });
    }
  }
  return { changes, faults, conflicts };
}

/** Returns one card's new cells and their faults. */
export function checkEdit(
  { mapping, game }: EditRules,
  card: CardValues | undefined,
  { cardno, isNew, cells }: CardEdit,
): { after: CardValues; faults: CellFault[] } {
  const faults: CellFault[] = [];
  const row: Record<string, ColumnValue> = { ...card, cardno };
  for (const { column, to } of cells) {
    if (!isEditable(column, { mapping, game })) {
      faults.push({ cardno, column, fault: 'cannot be changed here' });
    } else if (column === 'published' && to === null) {
      faults.push({ cardno, column, fault: 'is missing' });
    }
    row[column] = to;
  }
  const mapped = mapSourceRow(row, mapping, game);
  const touched = new Set(cells.map(({ column }) => column));
  for (const text of mapped.faults) {
    const [column = '', ...rest] = text.split(': ');
    if (isNew || touched.has(column)) faults.push({ cardno, column, fault: rest.join(': ') });
  }
  const columns = isNew ? Object.keys(mapped.card) : [...touched];
  const after = pick(mapped.card, columns);
  return { after: isNew ? withoutNulls(after) : changedOnly(after, card ?? {}), faults };
}

function findConflicts(edit: CardEdit, card: CardValues | undefined): CellConflict[] {
  const { cardno, isNew } = edit;
  if (isNew !== (card === undefined)) {
    return [{ cardno, column: 'cardno', current: card === undefined ? null : cardno }];
  }
  if (card === undefined) return [];
  return edit.cells
    .filter(({ column, from }) => cellOf(card, column) !== from)
    .map(({ column }) => ({ cardno, column, current: cellOf(card, column) }));
}

/** A column may have the name of an Object.prototype member. */
function cellOf(values: CardValues, column: string): ColumnValue {
  return Object.hasOwn(values, column) ? (values[column] ?? null) : null;
}

function pick(values: CardValues, columns: readonly string[]): CardValues {
  return Object.fromEntries(columns.map((column) => [column, cellOf(values, column)]));
}

function withoutNulls(values: CardValues): CardValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function changedOnly(values: CardValues, card: CardValues): CardValues {
  return Object.fromEntries(
    Object.entries(values).filter(([column, value]) => (card[column] ?? null) !== value),
  );
}

export type CardValues = Readonly<Record<string, ColumnValue>>;

export interface CellEdit {
  readonly column: string;
  /** The value when the edit was made. */
  readonly from: ColumnValue;
  readonly to: ColumnValue;
}

export interface CardEdit {
  readonly cardno: string;
  readonly isNew: boolean;
  readonly cells: readonly CellEdit[];
}

export interface CellFault {
  readonly cardno: string;
  readonly column: string;
  readonly fault: string;
}

/** A cell that somebody else changed; `current` is its stored value. */
export interface CellConflict {
  readonly cardno: string;
  readonly column: string;
  readonly current: ColumnValue;
}

export interface CardChange {
  readonly cardno: string;
  readonly isNew: boolean;
  readonly before: CardValues;
  readonly after: CardValues;
}

export interface EditPlan {
  readonly changes: readonly CardChange[];
  readonly faults: readonly CellFault[];
  readonly conflicts: readonly CellConflict[];
}
