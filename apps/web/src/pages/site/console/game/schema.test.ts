import { expect, it } from 'vitest';
import { parseGroups, parseLines, parseMixed, printLines, printMixed } from './scalar-text.ts';
import {
  emptyValue,
  findVariant,
  kindOf,
  labelOfKey,
  withoutNull,
  type JsonSchema,
} from './schema.ts';

const TEXT = { type: 'string' };
const FILTER: JsonSchema = {
  oneOf: [
    { type: 'object', properties: { type: { const: 'Set' }, values: { type: 'array' } } },
    { type: 'object', properties: { type: { const: 'Range' }, min: { type: 'number' } } },
  ],
};

it('the schema alone chooses the control', () => {
  expect(kindOf(TEXT)).toBe('text');
  expect(kindOf({ type: 'string', format: 'date' })).toBe('date');
  expect(kindOf({ type: ['string', 'null'] })).toBe('mixed');
  expect(kindOf({ anyOf: [{ type: 'integer' }, { type: 'null' }] })).toBe('number');
  expect(kindOf({ type: 'array', items: TEXT })).toBe('lines');
  expect(kindOf({ type: 'array', items: { type: 'array', items: TEXT } })).toBe('groups');
  expect(kindOf({ type: 'array', items: { type: 'object', properties: { a: TEXT } } })).toBe(
    'list',
  );
  expect(kindOf({ type: 'object', additionalProperties: TEXT })).toBe('map');
  expect(kindOf({ type: 'object', properties: { a: TEXT }, additionalProperties: false })).toBe(
    'object',
  );
  expect(kindOf(FILTER)).toBe('variants');
  expect(findVariant(FILTER, { type: 'Range' })).toBe(FILTER.oneOf?.[1]);
  expect(withoutNull({ anyOf: [TEXT, { type: 'null' }], description: 'What' })).toEqual({
    schema: { type: 'string', description: 'What' },
    isNullable: true,
  });
});

it('a new item starts with its required fields', () => {
  const schema = {
    type: 'object',
    properties: { name: TEXT, size: { type: 'integer' }, on: { type: 'boolean' } },
    required: ['name', 'size'],
  };
  expect(emptyValue(schema)).toEqual({ name: '', size: 0 });
});

it('typed values are parsed by their type', () => {
  for (const value of ['red', '12', 12, 1.5, true, null, 'true', '"quoted"']) {
    expect(parseMixed(printMixed(value))).toEqual(value);
  }
  expect(parseLines(printLines(['N/A', 3, '3'], true), true)).toEqual(['N/A', 3, '3']);
  expect(parseLines('A-1 \n\n B-2\n', false)).toEqual(['A-1', 'B-2']);
  expect(parseGroups('A-1, B-2\n\nC-3,D-4,')).toEqual([
    ['A-1', 'B-2'],
    ['C-3', 'D-4'],
  ]);
  expect(labelOfKey('maximumCardsPerDeck')).toBe('Maximum cards per deck');
  expect(labelOfKey('archetype-min-cards')).toBe('Archetype min cards');
});
