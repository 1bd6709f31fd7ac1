import type { GAME_CONFIG_CHAPTERS } from '@deckframe/contract/site/game-config';

type Chapter = (typeof GAME_CONFIG_CHAPTERS)[keyof typeof GAME_CONFIG_CHAPTERS];

/** The parts of a JSON schema that we use. */
interface Schema {
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  const?: string | number;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: unknown;
  prefixItems?: unknown[];
  properties?: Record<string, unknown>;
  required?: string[];
  additionalProperties?: unknown;
}

/** Renders the keys of a chapter as tables: its own keys first, then those of nested objects. */
export function renderKeys(chapter: Chapter): string {
  const root = chapter.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema;
  return renderObject(root, '').join('\n\n');
}

function renderObject(schema: Schema, path: string): string[] {
  const keys = Object.entries(schema.properties ?? {}).filter(isSchema);
  const rows = keys.map(([key, value]) => renderRow(key, value, schema));
  const table = ['| key | value | needed | meaning |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
  const title = path === '' ? [] : [`\`${path}\``];
  return [
    [...title, table].join('\n\n'),
    ...keys.flatMap(([key, value]) => renderInner(key, value, path)),
  ];
}

function isSchema(entry: [string, unknown]): entry is [string, Schema] {
  return typeof entry[1] === 'object';
}

function renderRow(key: string, value: Schema, parent: Schema): string {
  const needed = parent.required?.includes(key) ? 'yes' : 'no';
  const fallback = value.default === undefined ? '' : ` Without it: ${code(value.default)}.`;
  const meaning = `${value.description ?? ''}${fallback}`;
  if (meaning === '') throw new Error(`${key} has no description`);
  return `| \`${key}\` | ${escape(describeValue(value))} | ${needed} | ${escape(meaning)} |`;
}

/** Renders the objects under a key, with their path in the file. */
function renderInner(key: string, value: Schema, path: string): string[] {
  const here = path === '' ? key : `${path}.${key}`;
  const items = toSchema(value.items);
  const entries = toSchema(value.additionalProperties);
  if (items !== undefined) return renderBranches(items, `${here}[]`);
  if (entries !== undefined && value.properties === undefined) {
    return renderBranches(entries, `${here}.*`);
  }
  return isUniform(value) ? [] : renderBranches(value, here);
}

function renderBranches(schema: Schema, path: string): string[] {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches === undefined) {
    return schema.properties === undefined || entriesOnly(schema) ? [] : renderObject(schema, path);
  }
  return branches
    .filter((branch) => branch.properties !== undefined)
    .flatMap((branch) =>
      renderObject(branch, `${path} ${toSchema(branch.properties?.['type'])?.const}`),
    );
}

/** True for an object whose keys all mean the same. It needs no table of its own. */
function isUniform(schema: Schema): boolean {
  const values = Object.values(schema.properties ?? {});
  return entriesOnly(schema) || values.every((value) => toSchema(value)?.description === undefined);
}

function entriesOnly(schema: Schema): boolean {
  return toSchema(schema.additionalProperties) !== undefined;
}

function toSchema(value: unknown): Schema | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.keys(value).length > 0 ? value : undefined;
}

function describeValue(schema: Schema): string {
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) return [...new Set(branches.map(describeValue))].join(' or ');
  if (schema.type === 'array') {
    const { prefixItems } = schema;
    if (prefixItems !== undefined) return `list of ${prefixItems.length} values`;
    return `list of ${describeValue(toSchema(schema.items) ?? {})}`;
  }
  if (schema.type === 'object') {
    const entries = toSchema(schema.additionalProperties);
    if (entries === undefined) return 'object';
    return schema.properties === undefined ? `map to ${describeValue(entries)}` : 'map to lists';
  }
  if (schema.type === 'integer') return 'whole number';
  if (schema.type === 'string') return schema.format === 'date' ? 'day' : 'text';
  return Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any value');
}

const code = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const escape = (text: string): string => text.replaceAll('|', '\\|');
