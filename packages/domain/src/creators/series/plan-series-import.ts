import type { CardValues, CellEdit } from '../../cards/catalogue/plan-edits.ts';
import type { ColumnValue } from '../../cards/catalogue/column-file.ts';
import type { GameConfig } from '../../game-config.ts';
import { listCustomColumns, readCustomFields } from './custom-fields.ts';
import { CUSTOM_CARDS_MAX } from './custom-limits.ts';

type Stored = { readonly card: StoredCard; readonly print: string };

/**
 * Plans the changes of an import. A row with a card id changes that card. A row equal to an
 * existing card changes nothing, so importing twice is safe.
 */
export function planSeriesImport(
  config: GameConfig,
  rows: readonly ImportRow[],
  cards: readonly StoredCard[],
  pictures: ReadonlySet<string>,
): ImportPlan {
  const columns = listCustomColumns(config);
  const print = (values: CardValues) =>
    JSON.stringify(columns.map((column) => values[column] ?? null));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const named = new Set(rows.map(({ values }) => String(values['id'] ?? '')));
  const unnamed: Stored[] = cards
    .filter(({ id }) => !named.has(id))
    .map((card) => ({ card, print: print(card) }));
  const steps: ImportStep[] = [];
  const faults: ImportFault[] = [];
  let [same, space] = [0, CUSTOM_CARDS_MAX - cards.length];
  for (const { row, values } of rows) {
    const given = pickColumns(values, columns);
    const stored = byId.get(String(values['id'] ?? ''));
    const read = readCustomFields(
      config,
      stored ? { ...pickAll(stored, columns), ...given } : given,
    );
    const picture = String(values['picture'] ?? '') || null;
    const found = read.faults.map(({ column }) => toFault(row, column, values[column]));
    if (picture !== null && !pictures.has(picture)) {
      found.push({ row, column: 'picture', value: picture, kind: 'picture' });
    }
    const twin = stored ?? takeTwin(unnamed, print(read.fields));
    if (twin === undefined && found.length === 0 && space === 0) {
      found.push({ row, column: 'id', value: '', kind: 'full' });
    }
    faults.push(...found);
    if (found.length > 0) continue;
    if (twin === undefined) space -= 1;
    const cells = stored ? listCells(stored, read.fields, columns) : [];
    const isSent = picture !== null && !isShown(twin, picture, stored !== undefined);
    const step = { row, id: twin?.id ?? null, fields: read.fields, cells };
    if (twin && cells.length === 0 && !isSent) same += 1;
    else steps.push({ ...step, picture: isSent ? picture : null });
  }
  return { steps, same, faults };
}

function toFault(row: number, column: string, given: ColumnValue | undefined): ImportFault {
  const value = String(given ?? '');
  return { row, column, value, kind: value === '' ? 'missing' : 'value' };
}

/** Compares a picture with the stored one by name. Without an id, an existing picture stays. */
function isShown(card: StoredCard | undefined, picture: string, isNamed: boolean): boolean {
  if (!card?.customPNG) return false;
  return !isNamed || lastPart(card.customPNG) === lastPart(picture);
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Matches each existing card with at most one row. */
function takeTwin(cards: Stored[], print: string): StoredCard | undefined {
  const at = cards.findIndex((one) => one.print === print);
  return at < 0 ? undefined : cards.splice(at, 1)[0]?.card;
}

function listCells(
  card: StoredCard,
  fields: CardValues,
  columns: readonly string[],
): readonly CellEdit[] {
  return columns
    .map((column) => ({ column, from: card[column] ?? null, to: fields[column] ?? null }))
    .filter(({ from, to }) => from !== to);
}

/** Omitted columns stay; an empty cell clears the value. */
function pickColumns(values: CardValues, columns: readonly string[]): CardValues {
  return Object.fromEntries(
    columns
      .filter((column) => Object.hasOwn(values, column))
      .map((column) => [column, values[column] === '' ? null : (values[column] ?? null)]),
  );
}

function pickAll(values: CardValues, columns: readonly string[]): CardValues {
  return Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));
}

/** A card of a file. Rows are numbered like in a spreadsheet; the heading is row 1. */
export type ImportRow = { readonly row: number; readonly values: CardValues };
export type ImportFault = {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  /** The kind of fault: an invalid value, a missing value, a missing picture, or too many cards. */
  readonly kind: 'value' | 'missing' | 'picture' | 'full';
};
type StoredCard = CardValues & { readonly id: string; readonly customPNG: string | null };

export type ImportStep = {
  readonly row: number;
  /** The card that is there already. */
  readonly id: string | null;
  readonly fields: CardValues;
  readonly cells: readonly CellEdit[];
  /** File name of the picture to upload. */
  readonly picture: string | null;
};

export type ImportPlan = {
  /** Remaining steps. Rows that are already stored have none. */
  readonly steps: readonly ImportStep[];
  readonly same: number;
  readonly faults: readonly ImportFault[];
};
