import { describe, expect, it } from 'vitest';
import type { GameConfig } from '../../game-config.ts';
import { createIdentityMapping, listCardColumns } from './identity-mapping.ts';

const config = {
  minimumCachingColumns: [
    'cardno',
    'color',
    'trait',
    'keywords',
    'power',
    'hastrigger',
    'stage',
    'life',
  ],
  cardTraits_column: 'trait',
  cardTraits_delimiter: '/',
  cardColor_column: 'color',
  cardColor_delimiter: '|',
  filters: [
    { name: 'Power', property: 'power', type: 'Numbers', min: 0, max: 9, step: 1 },
    { name: 'Trigger', property: 'hastrigger', type: 'Boolean' },
  ],
  'ordering-list': [{ 'ordering-column': 'life', 'ordering-type': 'int', label: 'Life' }],
} as unknown as GameConfig;

describe('the mapping of a source with our own column names', () => {
  it('CARD-01 CARD-02 covers the documented columns and those of the config', () => {
    expect(listCardColumns(config)).toEqual(
      expect.arrayContaining(['getinfodata', 'tcgplayer_id', 'power', 'stage']),
    );
  });

  it('parses each column with the type from the config', () => {
    const mapping = createIdentityMapping(config);
    const kinds = Object.entries(mapping).map(([column, { kind }]) => [column, kind]);
    expect(Object.fromEntries(kinds)).toMatchObject({
      name: 'text',
      level: 'integer',
      effectdata: 'rules',
      color: 'list',
      trait: 'list',
      power: 'integer',
      life: 'integer',
      hastrigger: 'flag',
      stage: 'value',
      keywords: 'keywords',
    });
    expect(mapping['trait']?.delimiter).toBe('/');
    expect(mapping).not.toHaveProperty('comment_count');
  });
});
