import { describe, expect, it } from 'vitest';
import { mapSourceRow, type SourceGame } from './map-source-row.ts';
import type { SourceMapping } from './source-mapping.ts';

const game: SourceGame = {
  seriesPrefixes: ['ST01-', 'ST-', 'P-'],
  keywords: ['Guard', 'Mend'],
  typeColumn: 'categorydata',
};

const mapping: SourceMapping = {
  cardno: { from: 'id', kind: 'text' },
  name: { from: 'name', kind: 'text' },
  series: { from: 'set', kind: 'text' },
  originalid: { from: 'base', kind: 'text' },
  level: { from: 'stats.level', kind: 'integer' },
  power: {
    from: 'power',
    kind: 'integer',
    zeroFor: { column: 'categorydata', values: ['Character'] },
  },
  categorydata: { from: 'type', kind: 'text' },
  effectdata: { from: 'text', kind: 'rules' },
  keywords: { from: 'keywords', kind: 'keywords', textFrom: 'text' },
  marketprice: { from: 'price', kind: 'decimal' },
  created_at: { from: 'added', kind: 'date' },
  mainalternate: { from: 'main', kind: 'flag' },
};

const map = (row: Record<string, unknown>) =>
  mapSourceRow({ id: 'ST01-001', name: 'Kestrel', ...row }, mapping, game);

describe('a row of a source file', () => {
  it('becomes a card; dots access nested objects', () => {
    const { card, faults } = map({
      stats: { level: '+4' },
      text: '<Guard> Draw.<br>Gain &lt;Mend 2&gt;.',
      added: '2026-02-03',
      main: 'no',
    });
    expect(faults).toEqual([]);
    expect(card).toMatchObject({
      cardno: 'ST01-001',
      originalid: 'ST01-001',
      level: 4,
      effectdata: '<Guard> Draw.\nGain <Mend 2>.',
      keywords: 'Guard|Mend',
      created_at: '2026-02-03T00:00:00.000Z',
      mainalternate: false,
      published: true,
      marketprice: null,
    });
  });

  it('takes the series from the longest matching prefix of the number', () => {
    expect(map({}).card['series']).toBe('ST01');
    expect(map({ id: 'st-9' }).card['series']).toBe('ST');
    expect(map({ set: 'Own' }).card['series']).toBe('Own');
    expect(map({ id: 'X-1' }).faults).toEqual([
      'series: is missing, and no known prefix begins the number',
    ]);
  });

  it('keeps keywords that the source lists', () => {
    expect(map({ text: '<Guard>', keywords: ['Mend 2', null] }).card['keywords']).toBe('Mend 2');
    expect(map({ text: '<Guard>', keywords: null }).card['keywords']).toBeNull();
  });

  it('treats an original id in another case as the card itself', () => {
    expect(map({ id: 'EB01-014', base: 'Eb01-014', set: 'EB01' }).card['originalid']).toBe(
      'EB01-014',
    );
    expect(map({ base: 'ST02-007' }).card['originalid']).toBe('ST02-007');
  });

  it('restores a lost leading zero and names a nameless action-point card', () => {
    expect(map({ type: 'Character' }).card['power']).toBe(0);
    expect(map({ type: 'Event' }).card['power']).toBeNull();
    expect(map({ id: 'P-AP01', type: null }).card['categorydata']).toBe('AP');
  });

  it('keeps a card that is called None', () => {
    expect(map({ name: 'None' })).toMatchObject({ card: { name: 'None' }, faults: [] });
  });

  it.each([
    [{ id: ' ', set: 'X' }, 'cardno: is missing'],
    [{ id: 'ST01-'.padEnd(65, '1') }, 'cardno: is longer than 64'],
    [{ name: { en: 'x' } }, 'name: is missing'],
    [{ stats: { level: 'two' } }, 'level: "two" is not a number'],
    [{ stats: { level: 2.5 } }, 'level: 2.5 is not a whole number'],
    [{ stats: { level: 3e9 } }, 'level: 3000000000 is not a whole number'],
    [{ stats: { level: [1] } }, 'level: [1] is not a number'],
    [{ price: '-1' }, 'marketprice: "-1" is not a price'],
    [{ price: 1e8 }, 'marketprice: 100000000 is not a price'],
    [{ added: 'soon' }, 'created_at: "soon" is not a date'],
    [{ main: 'perhaps' }, 'mainalternate: "perhaps" is not yes or no'],
  ])('with %j has the fault: %s', (row, fault) => {
    expect(map(row).faults).toEqual([fault]);
  });
});
