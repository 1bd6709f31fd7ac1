import { foldText } from '../cards/catalogue/clean-text.ts';
import type { BooleanFilter, FilterDefinition } from '../game-config-filter.ts';
import { listSorts, type SortOption } from '../filter/card-sorts.ts';
import { COLLECTION_COLUMNS } from '../filter/collection-overlay.ts';
import { filterKeyOf } from '../filter/filter-state.ts';
import type { SearchConfig } from '../filter/search-config.ts';

/** Longer queries are truncated. */
export const MAX_QUERY_LENGTH = 2000;

/** Deeper brackets are ignored. */
export const MAX_BRACKET_DEPTH = 32;

export const MAX_PATTERN_LENGTH = 200;

export type FieldKind = 'number' | 'option' | 'text' | 'date';

/** A card column that queries can name. */
export interface QueryField {
  readonly name: string;
  readonly column: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** The panel filter on the column, and its key. */
  readonly filter?: FilterDefinition;
  readonly filterKey?: string;
}

/** The meaning of `is:` and `has:`: a panel switch or a built-in flag. */
export type QueryFlag =
  | { readonly kind: 'switch'; readonly name: string; readonly key: string; readonly label: string }
  | { readonly kind: BuiltInFlag; readonly name: string };

type BuiltInFlag = (typeof BUILT_IN_FLAGS)[number];

export const BUILT_IN_FLAGS = ['new', 'main', 'alternate', 'banned', 'restricted', 'mark'] as const;

/** Marks that the app can set; queries may use them before. */
export const MARK_FLAGS = ['owned', 'favorite', 'staple', 'wanted', 'trading', 'ignored'] as const;

/** Accepted but not offered. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = { favourite: 'favorite' };

/** The query names of a game, from its config. */
export interface QueryLanguage {
  /** Fields by name or column, in lower case. */
  readonly fields: ReadonlyMap<string, QueryField>;
  readonly flags: ReadonlyMap<string, QueryFlag>;
  /** Sorts by any of their names. */
  readonly sorts: ReadonlyMap<string, SortOption & { readonly name: string }>;
  /** The field that `!` searches. */
  readonly nameField: QueryField | undefined;
}

/** Words with another meaning before a colon. */
export const RESERVED_NAMES = ['is', 'has', 'not', 'sort', 'dir', 'or', 'and'] as const;

export function createQueryLanguage(config: SearchConfig): QueryLanguage {
  const fields = createFields(config);
  return {
    fields,
    flags: createFlags(config),
    sorts: createSorts(config, fields),
    nameField: [...fields.values()].find((field) => field.column === config.cardName_column),
  };
}

/** Finds a field by any of its names. */
export function findField(language: QueryLanguage, name: string): QueryField | undefined {
  return language.fields.get(name.toLowerCase());
}

/** Returns the query name of a switch without a configured one. */
export function flagNameOf(filter: BooleanFilter): string {
  return filter.flag ?? foldText(filter.name).replaceAll(/[^a-z0-9]/g, '');
}

function createFields(config: SearchConfig): Map<string, QueryField> {
  const fields = new Map<string, QueryField>();
  const firstByColumn = new Map<string, QueryField>();
  const add = (name: string, column: string): void => {
    if (fields.has(name) || RESERVED_NAMES.some((reserved) => reserved === name)) return;
    const field = firstByColumn.get(column) ?? createField(config, name, column);
    firstByColumn.set(column, field);
    fields.set(name, field);
  };
  for (const [name, column] of Object.entries(config.query)) add(name, column);
  // `power` works in every game, whatever its column is called.
  add('power', config.cardPower_column);
  const columns = [
    ...config.filters.filter((filter) => filter.type !== 'Boolean').map((one) => one.property),
    ...config['ordering-list'].map((entry) => entry['ordering-column']),
    ...Object.keys(config.labels),
  ];
  for (const column of columns) add(column, column);
  for (const [name, column] of Object.entries(COLLECTION_COLUMNS)) add(name, column);
  return fields;
}

function createField(config: SearchConfig, name: string, column: string): QueryField {
  const filter = config.filters.find((one) => one.property === column && one.type !== 'Boolean');
  return {
    name,
    column,
    label: config.labels[column] ?? filter?.name ?? name,
    kind: kindOf(config, column, filter),
    ...(filter && { filter, filterKey: filterKeyOf(filter) }),
  };
}

function kindOf(
  config: SearchConfig,
  column: string,
  filter: FilterDefinition | undefined,
): FieldKind {
  const sort = config['ordering-list'].find((entry) => entry['ordering-column'] === column);
  if (column === 'created_at') return 'date';
  if (column === COLLECTION_COLUMNS.own) return 'number';
  if (sort !== undefined && sort['ordering-type'] !== 'string') return 'number';
  if (filter === undefined) return 'text';
  if (filter.type !== 'OptionSet') return 'number';
  const offersNumbers = filter.values?.every((value) => typeof value === 'number') === true;
  return offersNumbers ? 'number' : 'option';
}

function createFlags(config: SearchConfig): Map<string, QueryFlag> {
  const flags = new Map<string, QueryFlag>();
  for (const filter of config.filters) {
    if (filter.type !== 'Boolean') continue;
    const name = flagNameOf(filter);
    if (name !== '')
      flags.set(name, { kind: 'switch', name, key: filterKeyOf(filter), label: filter.name });
  }
  const builtIn: QueryFlag[] = [
    { kind: 'new', name: 'new' },
    { kind: 'main', name: 'main' },
    { kind: 'alternate', name: 'alt' },
    { kind: 'banned', name: 'banned' },
    { kind: 'restricted', name: 'restricted' },
    ...MARK_FLAGS.map((name): QueryFlag => ({ kind: 'mark', name })),
  ];
  for (const flag of builtIn) if (!flags.has(flag.name)) flags.set(flag.name, flag);
  for (const [spelling, name] of Object.entries(OTHER_SPELLINGS)) {
    const flag = flags.get(name);
    if (flag && !flags.has(spelling)) flags.set(spelling, flag);
  }
  return flags;
}

function createSorts(
  config: SearchConfig,
  fields: ReadonlyMap<string, QueryField>,
): QueryLanguage['sorts'] {
  const sorts = new Map<string, SortOption & { name: string }>();
  const options = listSorts(config);
  const named = options.map((option) => {
    const field = [...fields.values()].find((one) => one.column === option.column);
    return { ...option, name: field?.name ?? option.column };
  });
  for (const option of named) sorts.set(option.name, option);
  for (const [alias, field] of fields) {
    const option = named.find((one) => one.column === field.column);
    if (option && !sorts.has(alias)) sorts.set(alias, option);
  }
  return sorts;
}
