import type { FilterDefinition } from '../game-config-filter.ts';
import type { FilterRange } from '../filter/filter-state.ts';

/** How a filter's value stands in an address. */
export type UrlValue =
  | { readonly kind: 'options'; readonly options: readonly string[] }
  | { readonly kind: 'range'; readonly range: FilterRange }
  | { readonly kind: 'boolean' };

interface UrlForm {
  encode(value: UrlValue): string | null;
  decode(text: string): UrlValue | null;
}

const OPTIONS: UrlForm = {
  encode: (value) =>
    value.kind === 'options' && value.options.length > 0
      ? value.options.map(escapeOption).join(',')
      : null,
  decode: (text) => {
    const options = splitList(text).map(unescapeOption);
    return options.length === 0 ? null : { kind: 'options', options };
  },
};

const RANGE: UrlForm = {
  encode: (value) => (value.kind === 'range' ? encodeRange(value.range) : null),
  decode: (text) => {
    const range = decodeRange(text) ?? decodeNumber(text);
    return range === null ? null : { kind: 'range', range };
  },
};

const BOOLEAN: UrlForm = {
  encode: (value) => (value.kind === 'boolean' ? 'true' : null),
  decode: (text) => (text === 'true' ? { kind: 'boolean' } : null),
};

/** The one table of encoder and decoder: a filter's type decides, never the look of a value. */
export const URL_FORMS: Readonly<Record<FilterDefinition['type'], UrlForm>> = {
  OptionSet: OPTIONS,
  MultiRange: RANGE,
  Numbers: RANGE,
  Boolean: BOOLEAN,
};

/** `2-4`, `2-` for 2 and above, `-4` for 4 and below; null when both ends are open. */
function encodeRange({ min, max }: FilterRange): string | null {
  return min === undefined && max === undefined ? null : `${min ?? ''}-${max ?? ''}`;
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:e[-+]?\d+)?`;
const BOTH_ENDS = new RegExp(`^(${NUMBER})-(${NUMBER})$`);
const MIN_ONLY = new RegExp(`^(${NUMBER})[-+]$`);
const MAX_ONLY = new RegExp(`^-(${NUMBER})$`);
const SINGLE = new RegExp(`^${NUMBER}$`);

/** The forms of `encodeRange`, and `2+` for 2 and above; null for anything else. */
function decodeRange(text: string): FilterRange | null {
  const both = BOTH_ENDS.exec(text);
  if (both !== null) return { min: Number(both[1]), max: Number(both[2]) };
  const min = MIN_ONLY.exec(text);
  if (min !== null) return { min: Number(min[1]) };
  const max = MAX_ONLY.exec(text);
  return max === null ? null : { max: Number(max[1]) };
}

/** Trimmed, and nothing empty. */
function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** One number is the range of that number alone. */
function decodeNumber(text: string): FilterRange | null {
  return SINGLE.test(text) ? { min: Number(text), max: Number(text) } : null;
}

/** A comma within an option, and spaces around it, would be lost in a list. */
function escapeOption(option: string): string {
  return option.replaceAll(/[%,]|^\s+|\s+$/g, (found) => encodeURIComponent(found));
}

/** Only what `escapeOption` writes is read back: a lone `%` in an old address stays one. */
function unescapeOption(option: string): string {
  return option.replaceAll(/(?:%[0-9A-F]{2})+/g, (found) => {
    try {
      return decodeURIComponent(found);
    } catch {
      return found;
    }
  });
}
