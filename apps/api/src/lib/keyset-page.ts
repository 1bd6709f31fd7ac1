import { AppError } from './app-error.ts';

export type PageQuery = {
  after?: string | undefined;
  before?: string | undefined;
  limit?: number | undefined;
};

/** A page of an order: rows after a position, or before it in reverse. */
export type Page<Place> = { from: Place | undefined; backwards: boolean; limit: number };

export type PageAnswer<Row> = { rows: Row[]; newer: string | null; older: string | null };

/** Parses a cursor with `parse`, which throws on invalid ones. */
export function readPage<Place>(
  query: PageQuery,
  size: number,
  parse: (cursor: string) => Place,
): Page<Place> {
  const cursor = query.after ?? query.before;
  return {
    from: cursor === undefined ? undefined : parse(cursor),
    backwards: query.before !== undefined,
    limit: query.limit ?? size,
  };
}

/** Returns the rows to read: one more than shown, to detect a next page. */
export function rowsToRead(page: Page<unknown>): number {
  return page.limit + 1;
}

/** Returns the page in reading order and its cursors. */
export function toPage<Row>(
  page: Page<unknown>,
  found: readonly Row[],
  print: (row: Row) => string,
): PageAnswer<Row> {
  const hasMore = found.length > page.limit;
  const retained = found.slice(0, page.limit);
  const rows = page.backwards ? retained.toReversed() : retained;
  const cursorAt = (row: Row | undefined, exists: boolean): string | null =>
    row !== undefined && exists ? print(row) : null;
  return {
    rows,
    newer: cursorAt(rows[0], page.backwards ? hasMore : page.from !== undefined),
    older: cursorAt(rows.at(-1), page.backwards || hasMore),
  };
}

type CursorParts = Record<string, unknown>;
type Parts<Of extends CursorParts> = { [Name in keyof Of]: (value: unknown) => value is Of[Name] };

/** Encodes a multi-part position as opaque text. */
export type Cursor<Of extends CursorParts> = {
  /** Throws `INVALID_REQUEST` on everything that `print` did not make. */
  parse: (cursor: string) => Of;
  print: (place: Of) => string;
};

/** The cursor of a sort key: its parts in order, each with a check. `of` names the list in errors. */
export function cursorOf<Of extends CursorParts>(parts: Parts<Of>, of = 'list'): Cursor<Of> {
  const names = Object.keys(parts);
  const isPlace = (place: CursorParts): place is Of =>
    names.every((name) => parts[name]?.(place[name]) === true);
  return {
    parse: (cursor) => {
      const values = decodePlace(cursor);
      const place = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      return values.length === names.length && isPlace(place) ? place : refuseCursor(of);
    },
    print: (place) => encodePlace(names.map((name) => place[name])),
  };
}

export function encodePlace(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Returns an empty array for invalid text. */
function decodePlace(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) && value.every(isStorablePart) ? value : [];
  } catch {
    return [];
  }
}

/** Rejects NUL and lone surrogates, which PostgreSQL cannot compare. */
const isStorablePart = (part: unknown): boolean =>
  typeof part !== 'string' || (!part.includes('\0') && part.isWellFormed());

const MOMENT =
  /^(\d{4})-(\d\d)-(\d\d)[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5])(?::?[0-5]\d)?)$/;

/** True for a timestamp as PostgreSQL prints it, with a valid date. */
export function isMoment(value: unknown): value is string {
  const [, year, month, day] = typeof value === 'string' ? (MOMENT.exec(value) ?? []) : [];
  if (Number(year) < 1 || day === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

export const isText = (value: unknown): value is string => typeof value === 'string';

/** A number of a row as text, at most 15 digits: JavaScript holds it exactly. */
export const isRowNumber = (value: unknown): value is string =>
  isText(value) && /^[1-9]\d{0,14}$/.test(value);

/** Binds a cursor to the order or kind that it was made for. */
export function isSame<Name extends string>(name: Name) {
  return (value: unknown): value is Name => value === name;
}

export function refuseCursor(of: string): never {
  const errors = [{ path: '/querystring', message: `takes a cursor of this ${of} only` }];
  throw new AppError('INVALID_REQUEST', {}, { errors });
}
