import { encodePlace } from '../../lib/keyset-page.ts';

export type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
};

export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export type Operation = {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const INTEGERS = [0, 1, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -(2 ** 31) - 1];
const DAYS = ['0001-01-01', '9999-12-31', '2024-02-29', '2026-03-01'];
const CURSORS = [
  [null],
  [0, '0'],
  ['2026-01-01T00:00:00.000Z', '1'],
  ['9999-12-31 23:59:59.999999+00', '019a0000-0000-7000-8000-000000000001'],
  ['', 'gundam', '9223372036854775807'],
  [2 ** 53, -1],
].map(encodePlace);
/** Typical ids and names. */
const TEXTS = [
  '1',
  '0',
  '2147483648',
  '999999999999999',
  '9223372036854775807',
  'a',
  'ST01-001',
  'gundam',
  'https://a.example/',
  '1 x ST01-001',
  '"1"',
  '__proto__',
  '%_\\',
  "'--",
  '\u202E\u0301💥',
  ...DAYS,
  ...DAYS.map((day) => `${day}T23:59:59Z`),
  ...CURSORS,
];
const REPEATED = ['a', '0', '[', '\n', 'é', '💥', ' '];
const LONGEST = 4000;

/** Values that schemas may not expect or columns cannot store. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\0',
  '\ud800',
  'NaN',
  '1e309',
  '-0',
  'toString',
  'x'.repeat(300),
  -1,
  1.5,
  1e308,
  2 ** 63,
  [],
  [null],
  [[]],
  {},
  { toString: 1 },
  { $ref: '#' },
  ...CURSORS,
];

export const resolve = (schema: Schema, document: OpenApi): Schema =>
  schema.$ref === undefined
    ? schema
    : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** Returns values that a schema allows, extremes first. */
export function suggestValues(given: Schema, document: OpenApi, depth = 0): unknown[] {
  const schema = resolve(given, document);
  if (depth > 6) return [];
  if (schema.enum) return schema.enum;
  if ('const' in schema) return [schema.const];
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts) return parts.flatMap((part) => suggestValues(part, document, depth + 1));
  switch (schema.type) {
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    case 'integer':
    case 'number':
      return suggestNumbers(schema);
    case 'array':
      return suggestLists(schema, document, depth);
    case 'object':
      return [suggestObject(schema, document, depth)];
    default:
      return suggestTexts(schema);
  }
}

function suggestNumbers({ minimum = -Infinity, maximum = Infinity }: Schema): unknown[] {
  return [minimum, maximum, ...INTEGERS].filter(
    (one) => Number.isFinite(one) && one >= minimum && one <= maximum,
  );
}

function suggestLists({ items, maxItems = 20 }: Schema, document: OpenApi, depth: number) {
  const [first, ...more] = items ? suggestValues(items, document, depth + 1) : [1];
  const length = Math.min(maxItems, 100);
  return [[], [first], [first, ...more.slice(0, length - 1)], Array(length).fill(first)];
}

function suggestObject(
  { properties = {}, required = [] }: Schema,
  document: OpenApi,
  depth: number,
): Record<string, unknown> {
  const named = required.map((name) => [
    name,
    suggestValues(properties[name] ?? {}, document, depth + 1)[0] ?? null,
  ]);
  return Object.fromEntries(named);
}

function suggestTexts({ format, pattern, minLength = 0, maxLength = 40 }: Schema): string[] {
  if (format === 'uuid') return ['019a0000-0000-7000-8000-000000000001'];
  const test = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const filled = REPEATED.map((one) => one.repeat(LONGEST).slice(0, Math.min(maxLength, LONGEST)));
  const all = [...TEXTS, ...filled, ...filled.map((text) => text.slice(0, minLength))];
  return all.filter(
    (text) =>
      text.length >= minLength &&
      text.length <= maxLength &&
      (test === undefined || test.test(text)),
  );
}
