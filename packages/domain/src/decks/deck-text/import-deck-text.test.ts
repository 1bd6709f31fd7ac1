import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printDeckAddress } from '../deck-code/deck-code-address.ts';
import { type Deck, EMPTY_DECK, EMPTY_DOCUMENT, createDeck, isSameDeck } from '../deck/deck.ts';
import { SCENE_BOOK, SCENE_CONFIG, SCENE_RULES } from '../deck/deck-scene.test-support.ts';
import { applyImport, listImportFaults } from './apply-import.ts';
import { proofSize } from '../../proof-size.test-support.ts';
import { printDeckText, type ExportFormat } from './export-deck-text.ts';
import { IMPORT_LIMITS, importDeckText } from './import-deck-text.ts';
import type { ImportReport, LineStyle } from './import-report.ts';

const RUNS = proofSize(500);

const read = (text: string): ImportReport => importDeckText(SCENE_BOOK, SCENE_CONFIG, text);

describe('a line', () => {
  it.each<[string, LineStyle, string, number]>([
    ['4 x S-001', 'countXNumber', 'S-001', 4],
    ['4xS-001', 'countXNumber', 'S-001', 4],
    [' 4 X s-001 ', 'countXNumber', 'S-001', 4],
    ['４×S-001', 'countXNumber', 'S-001', 4],
    ['4 S-001', 'countNumber', 'S-001', 4],
    ['- 4 x S-001', 'countXNumber', 'S-001', 4],
    ['• 4 S-001', 'countNumber', 'S-001', 4],
    ['4 S-002 Beta', 'countNumberName', 'S-002', 4],
    ['4 S-002 Beta | MS-06', 'countNumberName', 'S-002', 4],
    ['4 Beta S-002', 'countNameNumber', 'S-002', 4],
    ['4 Beta [S-002]', 'countNameNumber', 'S-002', 4],
    ['4 Something else (S-002)', 'countNameNumber', 'S-002', 4],
    ['4x Beta (S-002)', 'countNameNumber', 'S-002', 4],
    ['(4) Beta S-002', 'countNameNumber', 'S-002', 4],
    ['4,S-002,Beta', 'countNumberName', 'S-002', 4],
    ['"4","S-002","Beta"', 'countNumberName', 'S-002', 4],
    ['4\tBeta\tS-002', 'countNameNumber', 'S-002', 4],
    ['2 Beta S 2', 'countNameSetNumber', 'S-002', 2],
    ['4 Beta', 'countName', 'S-002', 4],
    ['4x beta', 'countName', 'S-002', 4],
    ['x4 Beta', 'countName', 'S-002', 4],
    ['×4 S-002', 'countNumber', 'S-002', 4],
    ['(x4) Beta S-002', 'countNameNumber', 'S-002', 4],
    ['3 alpha II', 'countName', 'S-001', 3],
    ['2 Xeno Blade', 'countName', 'S-009', 2],
    ['S-002 x4', 'numberCount', 'S-002', 4],
    ['S-002 4', 'numberCount', 'S-002', 4],
    ['S-002,4', 'numberCount', 'S-002', 4],
    ['Beta (S-002) x 4', 'numberCount', 'S-002', 4],
    ['Beta x4', 'nameCount', 'S-002', 4],
    ['S-001_p1', 'number', 'S-001_p1', 1],
    ['"S-001",', 'number', 'S-001', 1],
    ['S-002 Beta', 'number', 'S-002', 1],
    ['Beta', 'name', 'S-002', 1],
  ])('%s is parsed as %s', (text, style, cardno, quantity) => {
    const report = read(text);
    expect(report.unread).toEqual([]);
    expect(report.read).toMatchObject([{ line: 1, style, cardno, quantity }]);
  });

  it.each([
    ['4 x Z-001', 'unknownNumber', ['Z-001']],
    ['4 x Nonsense', 'unknownNumber', ['Nonsense']],
    ['4 Somebody [GD01-039]', 'unknownNumber', ['GD01-039']],
    ['4 Somebody', 'unknownName', []],
    ['2 Twin', 'ambiguousName', ['S-X01', 'S-X02']],
    ['0 x S-001', 'quantity', ['S-001']],
    ['1000 x S-001', 'quantity', ['S-001']],
    ['1 T-001', 'notADeckCard', ['T-001']],
    ['we cut S-001 for speed', 'unknownName', []],
    ['and Z-001 was never there', 'unknownName', []],
    ['Z-001 Somebody', 'unknownNumber', ['Z-001']],
    ['x'.repeat(IMPORT_LIMITS.lineCharacters + 1), 'tooLong', []],
  ])('%s is not read: %s', (text, code, numbers) => {
    const report = read(text);
    expect(report.read).toEqual([]);
    expect(report.unread).toMatchObject([{ line: 1, code, numbers }]);
  });

  it.each([
    ['4 x S-00l', ['S-001', 'S-002', 'S-003']],
    ['4 x S-0O2', ['S-002']],
    ['2 Xeno Blad', ['S-009']],
    ['2 Xeon Blade', ['S-009']],
    ['3 Twin', ['S-X01', 'S-X02']],
    ['3 x Twinn', ['S-X01', 'S-X02']],
    ['4 Somebody', []],
    ['4 x Nonsense', []],
  ])('%s suggests similar cards', (text, near) => {
    const [line] = read(text).unread;
    expect(line?.near.slice(0, near.length)).toEqual(near);
    expect(line?.near.length === 0).toBe(near.length === 0);
    expect(line?.quantity).toBe(Number(text.charAt(0)));
  });

  it('a line that is no card is the title if it is the first and cards follow', () => {
    const titled = read('Harbour Tempo by Rin\n4 S-001\n4 Beta');
    expect(titled).toMatchObject({ name: 'Harbour Tempo by Rin', unread: [] });
    expect(read('Name: Other\nHarbour\n4 S-001')).toMatchObject({
      name: 'Other',
      unread: [{ text: 'Harbour' }],
    });
    expect(read('4 Somebody\n4 S-001').unread).toHaveLength(1);
    expect(read('Xeno Blad\n4 S-001').unread, 'a misspelled card').toHaveLength(1);
    expect(read('4 S-001\nHarbour Tempo').unread).toHaveLength(1);
  });

  it('is corrected in place, and other lines stay as they were', () => {
    const report = read('Side deck\n2 Xeon Blade\n1 S-001');
    const again = read(report.lines.with(1, '2 x S-009').join('\n'));
    expect(again.unread).toEqual([]);
    expect(again.deck.sidedeck).toEqual([
      { cardno: 'S-001', quantity: 1 },
      { cardno: 'S-009', quantity: 2 },
    ]);
  });

  it('with a printing missing from the catalogue uses the card and reports it', () => {
    expect(read('2 S-002_p9').read).toMatchObject([
      { cardno: 'S-002', quantity: 2, note: 'otherPrinting' },
    ]);
  });
});

describe('a text', () => {
  it('with headings, comments and a name puts each card in its zone', () => {
    const report = read(
      [
        'Deck name: Tempo',
        '// pasted from somewhere, 1 S-004',
        'Leader',
        '1 L-001 Captain',
        'UNIT (8)',
        '4 S-001',
        '3 S-001_p1',
        'Resource deck',
        '2 R-001',
        'Side Deck:',
        '1 S-003',
        'SB: 2 S-004',
        '# Considering',
        '1 S-005',
        'Main deck (1)',
        '1 S-002',
        'Total: 50',
        '50 cards',
      ].join('\r\n'),
    );
    expect(report.unread).toEqual([]);
    expect(report.name).toBe('Tempo');
    expect(report.deck).toEqual(
      createDeck({
        decklist_content: [
          { cardno: 'L-001', quantity: 1 },
          { cardno: 'S-001', quantity: 4 },
          { cardno: 'S-001_p1', quantity: 3 },
          { cardno: 'S-002', quantity: 1 },
        ],
        resourcedeck: [{ cardno: 'R-001', quantity: 2 }],
        sidedeck: [
          { cardno: 'S-003', quantity: 1 },
          { cardno: 'S-004', quantity: 2 },
        ],
        considering: [{ cardno: 'S-005', quantity: 1 }],
      }),
    );
    expect(report.read.map(({ line, zone }) => [line, zone])).toContainEqual([12, 'sidedeck']);
  });

  it.each([
    ['["Exported from a table", "S-001", "S-001", "s-002"]'],
    ['{"name": "T", "cards": [{"id": "S-001", "count": 2}, {"id": "S-002", "count": 1}]}'],
    ['{"S-001": 2, "S-002": 1}'],
    ['[["S-001", 2], [1, "S-002"]]'],
    ['{"main": {"S-001": 2}, "deck": [{"cardno": "S-002", "quantity": 1}]}'],
    ['quantity,cardno\n2,S-001\n1,S-002'],
  ])('%s is parsed as a deck', (text) => {
    expect(read(text).deck).toEqual(
      createDeck({
        decklist_content: [
          { cardno: 'S-001', quantity: 2 },
          { cardno: 'S-002', quantity: 1 },
        ],
      }),
    );
  });

  it('can be a deck code or its address', () => {
    const deck = createDeck({
      decklist_content: [
        { cardno: 'L-001', quantity: 1 },
        { cardno: 'S-001', quantity: 2 },
      ],
      resourcedeck: [{ cardno: 'R-001', quantity: 2 }],
      considering: [{ cardno: 'S-002', quantity: 1 }],
      sidedeck: [{ cardno: 'S-002', quantity: 3 }],
    });
    const coded = { gameid: 'gundam', name: 'Tempo', deck, energy: [] };
    const address = printDeckAddress('https://x', coded);
    expect(read(address)).toMatchObject({ deck, name: 'Tempo', unread: [] });
    expect(read(address.split('=')[1] ?? '')).toMatchObject({ deck, name: 'Tempo' });
  });

  it('without a valid line has one fault, and unknown numbers one fault each', () => {
    expect(listImportFaults(read('hello\n\nworld'))).toEqual([{ id: 'noValidCards', params: {} }]);
    expect(listImportFaults(read(''))).toEqual([{ id: 'noValidCards', params: {} }]);
    expect(listImportFaults(read('4 x S-001'))).toEqual([]);
    expect(listImportFaults(read('4 x Z-1\n1 x S-001\n2 x z-1\n1 x Q-1'))).toEqual([
      { id: 'invalidCardNumber', params: { id: 'Z-1' } },
      { id: 'invalidCardNumber', params: { id: 'Q-1' } },
    ]);
  });
});

describe('energies of a deck', () => {
  const config = {
    ...SCENE_CONFIG,
    energyChoice: { min: 1, max: 2, values: ['Grass', 'Fire', 'Water'] },
  };
  const readEnergy = (text: string) => importDeckText(SCENE_BOOK, config, text);
  const deck = createDeck({ decklist_content: [{ cardno: 'S-001', quantity: 2 }] });
  const energy = ['Fire', 'Water'];

  it.each<ExportFormat>(['default', 'standard', 'limitless'])(
    'survive export as text: %s',
    (format) => {
      const text = printDeckText(SCENE_RULES, deck, format, { energy });
      expect(text).toContain('\n\nEnergy: Fire, Water');
      const report = readEnergy(text);
      expect(report).toMatchObject({ deck, energy, unread: [] });
      expect(applyImport(EMPTY_DOCUMENT, report, 'known').energy).toEqual(energy);
    },
  );

  it('survive a deck code', () => {
    const address = printDeckAddress('https://x', { gameid: 'pocket', name: '', deck, energy });
    expect(readEnergy(address)).toMatchObject({ deck, energy });
  });

  it('are spelled as in the config, and stay if the text names none', () => {
    expect(readEnergy('energies = water/GRASS, Steam').energy).toEqual(['Grass', 'Water']);
    expect(readEnergy('Energy: Grass, Fire, Water').energy).toEqual(['Grass', 'Fire']);
    const plain = readEnergy('Energy: 3\n2 x S-001');
    expect(plain).toMatchObject({ deck, energy: [], unread: [] });
    const document = { ...EMPTY_DOCUMENT, energy: ['Fire'] };
    expect(applyImport(document, plain, 'replace').energy).toEqual(['Fire']);
    expect(read('Energy: Fire').energy).toEqual([]);
  });
});

describe('a confirmed import', () => {
  const document = {
    ...EMPTY_DOCUMENT,
    name: 'Kept',
    notes: 'Kept too',
    cards: createDeck({ decklist_content: [{ cardno: 'S-001', quantity: 1 }] }),
  };

  it('C-35 with unknown numbers resets the deck and keeps name and notes', () => {
    const report = read('2 x S-002\n4 x Z-1');
    expect(applyImport(document, report, 'replace')).toEqual({ ...document, cards: EMPTY_DECK });
    expect(applyImport(document, report, 'known').cards).toEqual(report.deck);
  });

  it('replaces the deck or adds to it', () => {
    const report = read('Name: New\n2 x S-001\n1 x S-002');
    expect(applyImport(document, report, 'replace')).toEqual({ ...document, cards: report.deck });
    expect(applyImport(document, report, 'add').cards.decklist_content).toEqual([
      { cardno: 'S-001', quantity: 3 },
      { cardno: 'S-002', quantity: 1 },
    ]);
    expect(applyImport(EMPTY_DOCUMENT, report, 'replace').name).toBe('New');
  });
});

describe('any text', () => {
  const cardno = fc.constantFrom('S-001', 'S-001_p1', 'S-002', 'S-003', 'S-X01', 'L-001', 'R-001');
  const quantity = fc.integer({ min: 1, max: 60 });
  const lines = fc.array(fc.record({ cardno, quantity }), { maxLength: 8 });
  const decks = fc.record({ main: lines, aside: lines, side: lines }).map(({ main, aside, side }) =>
    createDeck({
      decklist_content: main.filter((line) => line.cardno !== 'R-001'),
      resourcedeck: main.filter((line) => line.cardno === 'R-001'),
      considering: aside,
      sidedeck: side,
    }),
  );
  const formats: ExportFormat[] = ['default', 'standard', 'limitless'];

  it('that was exported parses to the same deck in each format', () => {
    const comesBack = (deck: Deck, format: ExportFormat): boolean =>
      isSameDeck(read(printDeckText(SCENE_RULES, deck, format, { withAsides: true })).deck, deck);
    expect(
      findCounterexample(fc.property(decks, fc.constantFrom(...formats), comesBack)),
    ).toBeNull();
  });

  it('parses without throwing, uses each line once, and parses the same way again', () => {
    const pieces = fc.oneof(
      anyText(30),
      cardno,
      fc.constantFrom(
        'Beta',
        'Twin',
        'Side deck',
        'SB:',
        '//',
        '#',
        '[',
        '{"',
        ']',
        'x',
        '×',
        '4',
        '1000',
        ',',
        '\t',
        'Z-001',
        'Name:',
      ),
    );
    const texts = fc.array(
      fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join(' ')),
      { maxLength: 6 },
    );
    const isStable = (parts: readonly string[]): boolean => {
      const report = read(parts.join('\n'));
      const places = [...report.read, ...report.unread].map(({ line }) => line);
      const again = read(printDeckText(SCENE_RULES, report.deck, 'default', { withAsides: true }));
      return new Set(places).size === places.length && isSameDeck(again.deck, report.deck);
    };
    expect(findCounterexample(fc.property(texts, isStable))).toBeNull();
  });
});

function findCounterexample<T>(property: fc.IProperty<T>): T | null {
  return fc.check(property, { numRuns: RUNS, seed: 6 }).counterexample;
}

/** Random characters, including lone surrogates. fast-check's own generator is slow to start. */
function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.integer({ min: 32, max: 126 }), fc.nat(0xffff)), { maxLength })
    .map((codes) => String.fromCharCode(...codes));
}
