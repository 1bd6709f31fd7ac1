import type { EditRules } from '@deckframe/domain/cards/catalogue/plan-edits';
import { isEditable } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { Coercion } from '@deckframe/domain/cards/catalogue/source-mapping';

export interface SheetColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: Coercion | null;
  readonly width: number;
  readonly isEditable: boolean;
}

const WIDTHS: Readonly<Record<string, number>> = {
  cardno: 112,
  name: 190,
  effectdata: 320,
  seriesname: 190,
  getinfodata: 190,
  tcgplayerlink: 190,
  created_at: 180,
  trait: 180,
  originalid: 112,
};
const NUMBER_KINDS: ReadonlySet<string> = new Set(['integer', 'decimal']);
const NUMBER_WIDTH = 78;
const TEXT_WIDTH = 118;
/** The first columns. The others follow in config order. */
const FIRST = ['cardno', 'name', 'published'];

export function listSheetColumns(
  columns: readonly string[],
  labels: Readonly<Record<string, string>>,
  rules: EditRules,
): SheetColumn[] {
  const ordered = [...new Set([...FIRST, ...columns])].filter((name) => columns.includes(name));
  return ordered.map((name) => {
    const kind = rules.mapping[name]?.kind ?? null;
    const width = WIDTHS[name] ?? (kind && NUMBER_KINDS.has(kind) ? NUMBER_WIDTH : TEXT_WIDTH);
    return { name, label: labels[name] ?? name, kind, width, isEditable: isEditable(name, rules) };
  });
}

export const isNumeric = ({ kind }: SheetColumn): boolean =>
  kind !== null && NUMBER_KINDS.has(kind);
