import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameConfig } from '../game-config.ts';
import {
  listCatalogueColumns,
  packCatalogueRow,
  printCatalogueFile,
  unpackCatalogueRow,
} from './catalogue-row.ts';
import { type ColumnFile, decodeColumnFile } from './column-file.ts';

const config = { minimumCachingColumns: ['cardno', 'power', 'published'] } as GameConfig;
const image = fc.oneof(fc.constant(null), fc.constant('A-1'), fc.string({ minLength: 1 }));

describe('rows of the catalogue files', () => {
  it('CARD-02 hold the columns of the config and those that every list needs', () => {
    expect(listCatalogueColumns(config)).toEqual([
      'cardno',
      'name',
      'image',
      'originalid',
      'series',
      'mainalternate',
      'created_at',
      'power',
    ]);
  });

  it('leave out a picture named as the card, and come back as they were', () => {
    fc.assert(
      fc.property(image, (picture) => {
        const row = { cardno: 'A-1', image: picture };
        expect(unpackCatalogueRow(packCatalogueRow(row))).toEqual(row);
      }),
    );
    expect(packCatalogueRow({ cardno: 'A-1', image: 'A-1' })['image']).toBeNull();
  });

  it('are printed alike for the same cards', () => {
    const rows = [{ cardno: 'A-1', image: null, power: 3000, secret: 'x' }];
    const text = printCatalogueFile(config, rows);
    expect(printCatalogueFile(config, rows.map((row) => ({ ...row })))).toBe(text);
    const [row] = decodeColumnFile(JSON.parse(text) as ColumnFile);
    expect(unpackCatalogueRow(row ?? {})).toEqual({ cardno: 'A-1', image: null, power: 3000 });
  });
});
