import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameConfigSchema, publicGameConfigSchema } from './game-config.ts';

type Json = Record<string, unknown>;

const text = readFileSync(
  new URL('../../../../games/gundam/game-config.json', import.meta.url),
  'utf8',
);
const file = (): Json => JSON.parse(text) as Json;
const issuesOf = (config: unknown) =>
  gameConfigSchema.safeParse(config).error?.issues.map((issue) => issue.path.join('.')) ?? [];

it('accepts a shipped config unchanged', () => {
  expect(gameConfigSchema.parse(file())).toEqual(file());
});

it('a config stored before the studio key existed is still accepted', () => {
  const { studio, ...older } = file()['features'] as Json;
  expect(studio).toBe('live');
  expect(gameConfigSchema.parse({ ...file(), features: older })).toEqual(file());
});

describe('unknown keys', () => {
  it.each([
    ['at the top', { surprise: 1 }],
    ['the maintenance code, which never leaves the server', { maintenanceCode: 'x' }],
    ['the state of the lock, which is no part of the file', { maintenanceLocked: true }],
    ['in a filter', { filters: [{ name: 'A', property: 'name', type: 'OptionSet', other: 1 }] }],
    ['in features', { features: { ...(file()['features'] as Json), teleport: 'live' } }],
    ['in links', { links: { ...(file()['links'] as Json), webhook: 'https://example.org/x' } }],
    ['in a series', { series: { 'ST01-': { name: 'A', released: true, when: 'now' } } }],
    ['in a zone', { zones: [{ id: 'main', name: 'A', size: 50, maxCopies: 4, x: 1 }] }],
  ])('GAME-10 are refused %s', (_, part) => {
    expect(gameConfigSchema.safeParse({ ...file(), ...part }).success).toBe(false);
  });
});

it('GAME-10 accepts the optional documented keys', () => {
  const optional = {
    'alternate-extra-search-columns': ['name'],
    setOrderingColumn: 'series',
    'custom-ordering-list': { rarity: ['C'] },
    wildcardSeries: 'GD01-',
    hasLeader: true,
    leader_column: 'categorydata',
    leader_value: 'UNIT',
    seriesIncludes: true,
  };
  expect(issuesOf({ ...file(), ...optional })).toEqual([]);
});

it('GAME-12 the trait delimiter defaults to the pipe character', () => {
  const config = file();
  delete config['cardTraits_delimiter'];
  expect(gameConfigSchema.parse(config).cardTraits_delimiter).toBe('|');
});

it.each([
  ['mainThemeColor', '#808080'],
  ['mainThemeColor', 'orange'],
  ['startUrl', '/v4'],
  ['gameid', 'Chess Club'],
  ['cardFront_template', '/media/{image}.webp'],
  ['cardFront_template', 'http://pictures.example/{image}.webp'],
  ['cardFront_template', 'https://pictures.example; script-src/{image}.webp'],
  ['footerLinks', [{ label: 'x', url: 'javascript:alert(1)' }]],
  ['links', { support: 'http://a.b', chat: 'https://a.b', reportBug: 'https://a.b' }],
  ['series', { 'ST01-': { name: 'A', released: true, releaseDate: '2026-02-30' } }],
  ['filters', [{ name: 'A', property: 'name', type: 'Slider' }]],
])('%s %j is refused', (key, value) => {
  expect(issuesOf({ ...file(), [key]: value }).map((path) => path.split('.')[0])).toContain(key);
});

describe('contradictory parts are refused', () => {
  it.each([
    ['cards_table', { cards_table: 'ua_cards' }],
    ['decklists_table', { decklists_table: 'decks' }],
    ['maximumCardsPerDeck', { maximumCardsPerDeck: 60 }],
    ['maximumUniqueCardPerDeck', { maximumUniqueCardPerDeck: 3 }],
    ['cardPower_column', { cardPower_column: 'strength' }],
    ['textFilterColumns', { textFilterColumns: ['subtypes'] }],
    ['query.lv', { query: { lv: 'lvl' } }],
    ['wildcardSeries', { wildcardSeries: 'ZZ-' }],
    ['series.ST05-', { series: { 'ST05-': { name: 'A', released: false } } }],
    ['ignoredSeparators', { ignoredSeparators: ['UNIT'] }],
    ['hasLeader', { hasLeader: true }],
    ['openingHandHasBasic', { openingHandHasBasic: true }],
    [
      'ordering-list.0',
      {
        'ordering-list': [
          {
            'ordering-column': 'name',
            'ordering-type': 'string',
            label: 'A',
            'custom-ordering': 'constructor',
          },
        ],
      },
    ],
    [
      'filters.1',
      {
        filters: [
          { name: 'A', property: 'name', type: 'OptionSet' },
          { name: 'B', property: 'name', type: 'OptionSet' },
        ],
      },
    ],
    ['filters.0', { filters: [{ name: 'A', property: 'hp', type: 'MultiRange', min: 3, max: 3 }] }],
    [
      'filters.0',
      {
        filters: [
          {
            name: 'A',
            property: 'name',
            type: 'OptionSet',
            extractFrom: 'cardno',
            extractPattern: 'setExtractPattern',
          },
        ],
      },
    ],
  ])('reports a fault at the path %s', (path, part) => {
    expect(issuesOf({ ...file(), ...part })).toEqual([path]);
  });

  it('in ruleSets that are not in order', () => {
    const set = (file()['ruleSets'] as Json[])[0];
    expect(issuesOf({ ...file(), ruleSets: [set, { ...set, id: 'next' }] })).toEqual([
      'ruleSets.1',
    ]);
  });
});

it('pictures may be on another host, in one width', () => {
  const cardFront_template = 'https://pictures.example/cards/{image}.webp';
  expect(issuesOf({ ...file(), cardFront_template })).toEqual([]);
});

it('GAME-06 the served config adds the lock and its message and refuses a code', () => {
  const lock = { maintenanceLocked: true, maintenanceMessage: 'Back at noon.' };
  expect(publicGameConfigSchema.parse({ ...file(), ...lock })).toMatchObject(lock);
  const withCode = { ...file(), ...lock, maintenanceCode: 'x' };
  expect(publicGameConfigSchema.safeParse(withCode).success).toBe(false);
});
