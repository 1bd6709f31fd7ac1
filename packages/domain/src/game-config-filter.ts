/** Option for cards with an empty field. */
export const EMPTY_OPTION = 'N/A';
/** Option for cards with a non-empty field. */
export const NOT_EMPTY_OPTION = '__NOT_EMPTY__';

export type FilterValue = string | number | boolean | null;

interface FilterBase {
  name: string;
  /** The filtered card column. */
  property: string;
  /** Distinguishes two filters on one column. */
  uniqueName?: string;
  /** Stores the value under `{gameid}_filterValue_{name}`. */
  saved?: boolean;
}

export interface OptionSetFilter extends FilterBase {
  type: 'OptionSet';
  /** Splits the field before matching. */
  delimiters?: string[];
  /** Matches substrings instead of the whole field. */
  includes?: boolean;
  special?: (typeof EMPTY_OPTION | typeof NOT_EMPTY_OPTION)[];
  countZeroesAsNull?: boolean;
  /** Explicit options; without them they are read from the cards. */
  values?: (string | number)[];
  order?: string[];
  /** Column from which the value is extracted, by the pattern named in `extractPattern`. */
  extractFrom?: string;
  extractPattern?: 'setExtractPattern';
}

interface RangeFilter extends FilterBase {
  min: number;
  max: number;
  countZeroesAsNull?: boolean;
}

export interface MultiRangeFilter extends RangeFilter {
  type: 'MultiRange';
  /** An end of the control includes everything beyond it. */
  openEnd?: boolean;
}

export interface NumbersFilter extends RangeFilter {
  type: 'Numbers';
  step: number;
}

export interface BooleanFilter extends FilterBase {
  type: 'Boolean';
  validValues?: FilterValue[];
  invalidValues?: FilterValue[];
  /** The required value. */
  neededValue?: FilterValue;
  /** Its name in queries: `alt` is `is:alt`. */
  flag?: string;
}

export type FilterDefinition = OptionSetFilter | MultiRangeFilter | NumbersFilter | BooleanFilter;
