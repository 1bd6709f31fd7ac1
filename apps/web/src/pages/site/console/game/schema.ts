import { printPlain } from './scalar-text.ts';

/** The subset of JSON Schema that configs use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

export type ConfigPath = readonly (string | number)[];
export type ConfigMap = Readonly<Record<string, unknown>>;

export type FieldKind =
  | 'text'
  | 'date'
  | 'number'
  | 'mixed'
  | 'flag'
  | 'choice'
  | 'lines'
  | 'groups'
  | 'tuple'
  | 'list'
  | 'map'
  | 'object'
  | 'variants';

/** Returns the kind of control for a schema. */
export function kindOf(schema: JsonSchema): FieldKind {
  const { schema: inner } = withoutNull(schema);
  if (inner.const !== undefined || inner.enum) return 'choice';
  if (inner.oneOf) return 'variants';
  if (inner.anyOf || Array.isArray(inner.type)) return 'mixed';
  switch (inner.type) {
    case 'boolean':
      return 'flag';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return kindOfArray(inner);
    case 'object':
      return inner.properties && !isRecord(inner) ? 'object' : 'map';
    default:
      return inner.format === 'date' ? 'date' : 'text';
  }
}

const SCALARS: ReadonlySet<FieldKind> = new Set(['text', 'date', 'number', 'mixed', 'choice']);

export function isScalar(schema: JsonSchema): boolean {
  return SCALARS.has(kindOf(schema));
}

function kindOfArray({ items, prefixItems }: JsonSchema): FieldKind {
  if (prefixItems) return 'tuple';
  if (!items || isScalar(items)) return 'lines';
  return kindOf(items) === 'lines' ? 'groups' : 'list';
}

const isRecord = ({ additionalProperties }: JsonSchema): boolean =>
  typeof additionalProperties === 'object';

/** A nullable value uses the control of its type; empty means null. */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = others;
  const isNullable = others.length < (schema.anyOf?.length ?? 0);
  if (!isNullable || others.length !== 1 || !only) return { schema, isNullable };
  return { schema: { ...only, ...pickDescription(schema) }, isNullable };
}

const pickDescription = ({ description }: JsonSchema) =>
  description === undefined ? {} : { description };

export function choicesOf(schema: JsonSchema): readonly string[] {
  return schema.enum ?? (schema.const === undefined ? [] : [printPlain(schema.const)]);
}

/** The initial value of a new part: its required keys, empty. */
export function emptyValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  switch (kindOf(schema)) {
    case 'flag':
      return false;
    case 'number':
      return 0;
    case 'choice':
      return choicesOf(schema)[0];
    case 'lines':
    case 'groups':
    case 'list':
      return [];
    case 'tuple':
      return schema.prefixItems?.map(emptyValue);
    case 'map':
      return {};
    case 'object':
      return emptyObject(schema);
    case 'variants':
      return emptyObject(schema.oneOf?.[0] ?? {});
    default:
      return withoutNull(schema).isNullable ? null : '';
  }
}

function emptyObject({ properties = {}, required = [] }: JsonSchema): ConfigMap {
  return Object.fromEntries(required.map((key) => [key, emptyValue(properties[key] ?? {})]));
}

/** Returns the variant of a value by its constant key, for example filters by `type`. */
export function findVariant(schema: JsonSchema, value: ConfigMap): JsonSchema | undefined {
  return schema.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([key, part]) => part.const === undefined || !isTag(schema, key) || part.const === value[key],
    ),
  );
}

/** Returns the key that all variants have, each with its own constant. */
export function findTag(schema: JsonSchema): string | undefined {
  return Object.keys(schema.oneOf?.[0]?.properties ?? {}).find((key) => isTag(schema, key));
}

const isTag = (schema: JsonSchema, key: string): boolean =>
  schema.oneOf?.every(({ properties }) => properties?.[key]?.const !== undefined) === true;

/** `maximumCardsPerDeck` → "Maximum cards per deck" */
export function labelOfKey(key: string | number): string {
  if (typeof key === 'number') return `${key + 1}`;
  const words = key
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
}

export const isMap = (value: unknown): value is ConfigMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
