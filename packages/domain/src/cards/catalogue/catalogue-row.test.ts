import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameConfig } from '../../game-config.ts';
import {
  listCatalogueColumns,
  packCatalogueRow,
  printCatalogueFile,
  unpackCatalogueRow,
} from './catalogue-row.ts';
import { type ColumnFile, decodeColumnFile } from './column-file.ts';

const config = { minimumCachingColumns: ['cardno', 'power', 'published'] } as GameConfig;

describe('rows of the catalogue files', () => {
  it('CARD-02 contain the columns of the config and those every list needs', () => {
    expect(listCatalogueColumns(config)).toEqual([
      'cardno',
      'name',
      'image',
      'originalid',
      'series',
      'mainalternate',
      'created_at',
      'former_numbers',
      'power',
    ]);
  });

  it('omit what the card number implies, and restore it when read', () => {
    const moment = fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const row = fc.record({
      cardno: fc.constantFrom('A-1', 'A-1_p1'),
      image: fc.oneof(fc.constantFrom(null, 'A-1', 'A-1_p1'), fc.string({ minLength: 1 })),
      originalid: fc.constantFrom('A-1', 'B-1'),
      created_at: fc.oneof(fc.constant(null), moment),
    });
    fc.assert(
      fc.property(row, (given) => {
        const travelled = JSON.parse(JSON.stringify(packCatalogueRow(given))) as typeof given;
        expect(unpackCatalogueRow(travelled)).toEqual(given);
      }),
    );
    const packed = { cardno: 'A-1_p1', image: 'A-1_p1', originalid: 'A-1', created_at: null };
    expect(packCatalogueRow(packed)).toMatchObject({ image: null, originalid: null });
  });

  it('serialize identically for the same cards', () => {
    const rows = [{ cardno: 'A-1', image: null, power: 3000, secret: 'x' }];
    const text = printCatalogueFile(config, rows);
    expect(
      printCatalogueFile(
        config,
        rows.map((row) => ({ ...row })),
      ),
    ).toBe(text);
    const [row] = decodeColumnFile(JSON.parse(text) as ColumnFile);
    expect(unpackCatalogueRow(row ?? {})).toEqual({
      cardno: 'A-1',
      image: null,
      originalid: 'A-1',
      created_at: null,
      power: 3000,
    });
  });
});
