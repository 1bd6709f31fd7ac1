import { cleanRulesText } from '../cards/catalogue/clean-text.ts';
import {
  coerceColour,
  coerceDate,
  coerceFlag,
  coerceLink,
  coerceList,
  coerceNumber,
  coercePlain,
  coerceRarity,
  coerceText,
  printedNumber,
} from '../cards/catalogue/coerce-value.ts';
import type { ColumnValue } from '../cards/catalogue/column-file.ts';
import {
  type Coercion,
  type ColumnMapping,
  type SourceRow,
  valueAt,
} from '../cards/catalogue/source-mapping.ts';

export interface CoercedColumn {
  value: ColumnValue;
  /** Why a value that is there could not be read. */
  fault?: string;
}

const LARGEST_INTEGER = 2 ** 31 - 1;
const LARGEST_PRICE = 99_999_999.99;

/** One column of one row. Example: `+1` as `integer` is `{ value: 1 }`. */
export function coerceColumn(row: SourceRow, mapping: ColumnMapping): CoercedColumn {
  return COERCERS[mapping.kind](valueAt(row, mapping.from), mapping, row);
}

type Coercer = (raw: unknown, mapping: ColumnMapping, row: SourceRow) => CoercedColumn;

const readList: Coercer = (raw, { delimiter = '|' }) => ({
  value: coerceList(raw).join(delimiter) || null,
});

const COERCERS: Readonly<Record<Coercion, Coercer>> = {
  text: (raw) => ({ value: coerceText(raw) }),
  rules: (raw) => ({ value: typeof raw === 'string' ? toRules(raw) : null }),
  // Where the source has no list of them, the row's mapper looks into its text.
  keywords: readList,
  integer: readInteger,
  decimal: readDecimal,
  printed: (raw) => ({ value: printedNumber(raw) }),
  list: readList,
  rarity: (raw, mapping, row) => ({ value: coerceRarity(raw, starsOf(row, mapping)) }),
  colour: (raw) => ({ value: coerceColour(raw) }),
  link: (raw) => ({ value: coerceLink(raw) }),
  flag: (raw) => unlessLost(raw, coerceFlag(raw), 'yes or no'),
  date: (raw) => unlessLost(raw, coerceDate(raw), 'a date'),
  value: (raw) => ({ value: coercePlain(raw) }),
};

function toRules(raw: string): string | null {
  const text = cleanRulesText(raw);
  return coerceText(text) === null ? null : text;
}

function readInteger(raw: unknown): CoercedColumn {
  const value = coerceNumber(raw);
  const isWhole = value === null || (Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER);
  return isWhole ? unlessLost(raw, value, 'a number') : unlessLost(raw, null, 'a whole number');
}

function readDecimal(raw: unknown): CoercedColumn {
  const value = coerceNumber(raw);
  const fits = value === null || (value >= 0 && value <= LARGEST_PRICE);
  return unlessLost(raw, fits ? value : null, 'a price');
}

function starsOf(row: SourceRow, { starsFrom }: ColumnMapping): unknown {
  return starsFrom === undefined ? undefined : valueAt(row, starsFrom);
}

/** Nothing read from something written is a fault; nothing from nothing is not. */
function unlessLost(raw: unknown, value: ColumnValue, expected: string): CoercedColumn {
  const isLost = value === null && (coerceText(raw) !== null || typeof raw === 'object') && raw;
  return isLost ? { value, fault: `${JSON.stringify(raw)} is not ${expected}` } : { value };
}
