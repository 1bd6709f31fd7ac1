/** How a source's value becomes ours. */
export const COERCIONS = [
  /** One clean line. */
  'text',
  /** Rules text: several lines, keywords as `<words>`. */
  'rules',
  'integer',
  'decimal',
  /** The number as printed, where it carries a mark: `3000+`. */
  'printed',
  /** Several values in one, whatever separates them. */
  'list',
  'rarity',
  'colour',
  'link',
  'flag',
  'date',
  /** The source's own list, or else the known keywords that the rules text names. */
  'keywords',
  /** As it is: a number, a flag or a clean line; anything deeper as JSON text. */
  'value',
] as const;

export type Coercion = (typeof COERCIONS)[number];

export interface ColumnMapping {
  /** The source's name; dots lead into an object, as in `price.market`. */
  from: string;
  kind: Coercion;
  /** `rarity` only: the column that holds the stars. */
  starsFrom?: string;
  /** Numbers only: no value means 0 for cards whose column (ours) has one of these values. */
  zeroFor?: { column: string; values: string[] };
  /** `decimal` only: the low price, to find prices that were made up from one another. */
  lowFrom?: string;
  /** `keywords` only: the text to find them in where the source does not list them. */
  textFrom?: string;
  /** Lists only: what joins the values in our column. */
  delimiter?: string;
}

/** Our column → where it comes from. */
export type SourceMapping = Readonly<Record<string, ColumnMapping>>;

export type SourceRow = Readonly<Record<string, unknown>>;

/** Follows dots into objects; undefined where the way ends. */
export function valueAt(row: SourceRow, path: string): unknown {
  if (path in row) return row[path];
  let value: unknown = row;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as SourceRow)[key];
  }
  return value;
}
