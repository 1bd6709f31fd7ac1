/** Option for cards whose field is empty. */
export const EMPTY_OPTION = 'N/A';
/** Option for cards whose field holds anything. */
export const NOT_EMPTY_OPTION = '__NOT_EMPTY__';

export type FilterValue = string | number | boolean | null;

interface FilterBase {
  name: string;
  /** The card field that the filter acts on. */
  property: string;
  /** Tells two filters on one property apart. */
  uniqueName?: string;
  /** Remember the value under `{gameid}_filterValue_{name}`. */
  saved?: boolean;
}

export interface OptionSetFilter extends FilterBase {
  type: 'OptionSet';
  /** Split the field by these before matching. */
  delimiters?: string[];
  /** Match a value within the field instead of the whole field. */
  includes?: boolean;
  special?: (typeof EMPTY_OPTION | typeof NOT_EMPTY_OPTION)[];
  countZeroesAsNull?: boolean;
  /** The options, where they are not read from the cards. */
  values?: (string | number)[];
  /** Order of the options. */
  order?: string[];
  /** Column the value is cut from, by the config pattern named in `extractPattern`. */
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
  /** Each end of the control stands for everything beyond it too. */
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
  /** The value that the field must have. */
  neededValue?: FilterValue;
  /** The word for it in the query language: `alt` is asked as `is:alt`. */
  flag?: string;
}

export type FilterDefinition = OptionSetFilter | MultiRangeFilter | NumbersFilter | BooleanFilter;
