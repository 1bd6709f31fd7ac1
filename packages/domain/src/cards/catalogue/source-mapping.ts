/** How a source value is converted. */
export const COERCIONS = [
  'text',
  /** Rules text with several lines and keywords as `<words>`. */
  'rules',
  'integer',
  'decimal',
  /** The number as printed if it has a sign: `3000+`. */
  'printed',
  /** Several values with any separator. */
  'list',
  'rarity',
  'colour',
  'link',
  'flag',
  'date',
  /** The source's own list, or the known keywords in the rules text. */
  'keywords',
  /** A number, a flag or a clean line unchanged; objects as JSON. */
  'value',
] as const;

export type Coercion = (typeof COERCIONS)[number];

export interface ColumnMapping {
  /** The source's column; dots access nested objects, as in `price.market`. */
  from: string;
  kind: Coercion;
  /** `rarity` only: the column with the stars. */
  starsFrom?: string;
  /** Numbers only: an empty value means 0 for cards whose column (ours) has one of these values. */
  zeroFor?: { column: string; values: string[] };
  /** `decimal` only: the low price, used to detect derived prices. */
  lowFrom?: string;
  /** `keywords` only: the text to search if the source has no list. */
  textFrom?: string;
  /** Lists only: joins the values in our column. */
  delimiter?: string;
}

export type SourceMapping = Readonly<Record<string, ColumnMapping>>;

export type SourceRow = Readonly<Record<string, unknown>>;

/** Follows dots into objects; undefined if the path does not exist. */
export function valueAt(row: SourceRow, path: string): unknown {
  if (path in row) return row[path];
  let value: unknown = row;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as SourceRow)[key];
  }
  return value;
}
