import { readFileSync } from 'node:fs';
import { encodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { listCardColumns } from '@deckframe/domain/cards/catalogue/identity-mapping';
import { createEditRules } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { GameConfig } from '@deckframe/domain/game-config';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSheetActs } from '../grid/sheet-acts.ts';
import { createSheetSearch } from '../search/search-sheet.ts';
import { createCardTable, type CardTable } from './card-table.ts';
import { listConflicts, toEdits } from './draft.ts';
import { valuesBefore } from './restore-card.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { listSheetColumns } from './sheet-columns.ts';
import { parseDraft, printDraft } from './stored-draft.ts';

const CONFIG = JSON.parse(
  readFileSync(
    new URL('../../../../../../../../games/gundam/game-config.json', import.meta.url),
    'utf8',
  ),
) as GameConfig;
const COLUMNS = listCardColumns(CONFIG);
const CARDS = ['ST01-001', 'ST01-002', 'ST01-003', 'ST01-004'].map((cardno, at) => ({
  cardno,
  name: `Harbor ${at}`,
  cost: at,
  level: 2,
  color: at % 2 === 0 ? 'Blue' : 'Red',
  series: 'ST01',
  originalid: cardno,
  mainalternate: true,
  published: at !== 3,
}));

let table: CardTable;
let sheet: Sheet;
const draftOf = () => toEdits(sheet.state.get().draft, sheet.isNew);
const set = (cardno: string, column: string, to: string | number | null) =>
  sheet.edit([{ cardno, column, to }]);

beforeEach(() => {
  table = createCardTable(COLUMNS);
  table.absorb(encodeColumnFile(CARDS, COLUMNS));
  sheet = createSheet(table, createEditRules(CONFIG));
});

describe('typed cell values', () => {
  it('are parsed by the rules of the catalogue, and an equal value is no change', () => {
    expect(set('ST01-001', 'cost', ' 7 ')).toBe(1);
    expect(set('ST01-002', 'trait', '(Ace) (Harbor League)')).toBe(1);
    expect(set('ST01-003', 'cost', '2')).toBe(0);
    expect(draftOf()).toEqual([
      { cardno: 'ST01-001', isNew: false, cells: [{ column: 'cost', from: 0, to: 7 }] },
      {
        cardno: 'ST01-002',
        isNew: false,
        cells: [{ column: 'trait', from: null, to: 'Ace|Harbor League' }],
      },
    ]);
    set('ST01-001', 'cost', '0');
    expect(draftOf()).toHaveLength(1);
  });

  it('an invalid value stays as typed, is marked, and is valid once corrected', () => {
    set('ST01-001', 'cost', 'two');
    expect(sheet.shownValue('ST01-001', 'cost')).toBe('two');
    expect(sheet.state.get().faults.get('ST01-001')?.get('cost')).toBe('"two" is not a number');
    set('ST01-001', 'name', null);
    expect(sheet.state.get().faults.get('ST01-001')?.get('name')).toBe('is missing');
    set('ST01-001', 'cost', '2');
    sheet.undo();
    expect(sheet.state.get().faults.get('ST01-001')?.size).toBe(2);
    sheet.redo();
    set('ST01-001', 'name', 'Harbor Bell');
    expect(sheet.state.get().faults.size).toBe(0);
  });
});

describe('undo steps', () => {
  it('a paste is undone and redone as one', () => {
    const columns = listSheetColumns(COLUMNS, CONFIG.labels, sheet.rules);
    const cost = columns.findIndex(({ name }) => name === 'cost');
    const acts = createSheetActs(sheet, Uint32Array.of(0, 1, 2, 3), columns);
    const range = { top: 0, bottom: 0, left: 0, right: 0 };
    const pasted = acts.paste('9\n8\n7', { ...range, left: cost, right: cost });
    expect(pasted).toEqual({ changed: 3, fixed: 0 });
    expect(acts.paste('X-1', range)).toEqual({ changed: 0, fixed: 1 });
    expect(acts.copy({ top: 0, bottom: 3, left: cost, right: cost })).toBe('9\n8\n7\n3');
    expect(sheet.undo()).toHaveLength(3);
    expect(draftOf()).toEqual([]);
    expect(sheet.undo()).toEqual([]);
    sheet.redo();
    expect(draftOf()).toHaveLength(3);
    expect(acts.fillDown({ top: 2, bottom: 3, left: cost, right: cost }).changed).toBe(1);
    expect(sheet.shownValue('ST01-004', 'cost')).toBe(7);
    sheet.undo();
    set('ST01-001', 'level', '5');
    expect(sheet.redo()).toEqual([]);
  });

  it('undo after a save is a draft with the old values', () => {
    set('ST01-001', 'cost', '7');
    sheet.saved([{ cardno: 'ST01-001', column: 'cost', to: 7 }]);
    expect(draftOf()).toEqual([]);
    expect(table.valueAt(0, 'cost')).toBe(7);
    sheet.undo();
    expect(draftOf()[0]?.cells).toEqual([{ column: 'cost', from: 7, to: 0 }]);
  });

  it('edits during a save are kept', () => {
    set('ST01-001', 'cost', '7');
    set('ST01-001', 'cost', '8');
    sheet.saved([{ cardno: 'ST01-001', column: 'cost', to: 7 }]);
    expect(draftOf()[0]?.cells).toEqual([{ column: 'cost', from: 7, to: 8 }]);
  });
});

describe("another editor's change", () => {
  const conflicts = () => listConflicts(sheet.state.get().draft, sheet.storedValue);

  it('is a conflict until one value is chosen', () => {
    set('ST01-001', 'cost', '7');
    set('ST01-002', 'cost', '7');
    sheet.learn([
      { cardno: 'ST01-001', column: 'cost', to: 5 },
      { cardno: 'ST01-002', column: 'cost', to: 5 },
    ]);
    expect(conflicts()).toHaveLength(2);
    sheet.keepMine([{ cardno: 'ST01-001', column: 'cost' }]);
    set('ST01-002', 'cost', 5);
    expect(conflicts()).toEqual([]);
    expect(draftOf()).toEqual([
      { cardno: 'ST01-001', isNew: false, cells: [{ column: 'cost', from: 5, to: 7 }] },
    ]);
  });

  it('is also found for a draft of an earlier visit', () => {
    set('ST01-001', 'cost', '7');
    const text = printDraft(sheet.state.get().draft, sheet.isNew);
    sheet.discard();
    table.write(0, 'cost', 4);
    sheet.restore(parseDraft(text).draft);
    expect(conflicts()).toMatchObject([{ mine: 7, theirs: 4 }]);
    expect(parseDraft('{"no":1}')).toEqual({ draft: new Map(), added: [] });
    expect(parseDraft('[[1]]').draft.size).toBe(0);
  });
});

describe('a new card', () => {
  it('is sent as new, and becomes a normal row once saved', () => {
    table.addNew('ST01-900');
    set('ST01-900', 'name', 'Harbor Light');
    expect(draftOf()).toMatchObject([{ cardno: 'ST01-900', isNew: true }]);
    sheet.saved([{ cardno: 'ST01-900', column: 'name', to: 'Harbor Light' }]);
    expect(sheet.isNew('ST01-900')).toBe(false);
  });
});

describe('restoring', () => {
  it('reverts this and all later history entries', () => {
    const entries: Parameters<typeof valuesBefore>[0] = [
      { id: '3', before: { cost: 5 } },
      { id: '2', before: { cost: 4, name: 'Harbor' } },
      { id: '1', before: { cost: 3 } },
    ];
    expect([...valuesBefore(entries, '2')]).toEqual([
      ['cost', 4],
      ['name', 'Harbor'],
    ]);
  });
});

describe('searching', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const NO_FILTERS = { optionSets: {}, ranges: {}, booleans: {} };

  it('finds hidden cards by query in order, without new cards', () => {
    const search = createSheetSearch(table, {
      ...CONFIG,
      maintenanceLocked: false,
      maintenanceMessage: null,
    });
    table.addNew('ST01-900');
    const find = (query: string, sort: Parameters<typeof search.find>[0]['sort'] = null) => [
      ...search.find({ filters: { ...NO_FILTERS, search: query }, sort }, now),
    ];
    expect(find('cost>=2')).toEqual([2, 3]);
    expect(find('color:red', { column: 'cost', direction: 'desc' })).toEqual([3, 1]);
    table.write(0, 'cost', 9);
    search.invalidate();
    expect(find('cost>=2')).toEqual([0, 2, 3]);
    expect(search.takeOptions(now)?.['color']).toContainEqual({ value: 'Red', count: 2 });
    expect(search.takeOptions(now)).toBeNull();
  });
});
