import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashDeck, hashSha256, toUtf8 } from './deck-hash.ts';
import {
  type Deck,
  EMPTY_DOCUMENT,
  createDeck,
  isUnnamed,
  parseCommaList,
  printCommaList,
  toSentName,
  toShownName,
  toStoredName,
  toVisibility,
  toggleStyle,
} from './deck.ts';
import { SCENE_RULES } from './deck-scene.test-support.ts';
import { diffDecks, mergeDecks, mergeDocuments, takeTheirs } from './deck-versions.ts';
import {
  canRedo,
  canUndo,
  createHistory,
  recordState,
  redo,
  replaceState,
  undo,
} from './history.ts';

const main = (cards: Record<string, number>): Deck =>
  createDeck({
    decklist_content: Object.entries(cards).map(([cardno, quantity]) => ({ cardno, quantity })),
  });

describe('history', () => {
  it('undoes and redoes without limit', () => {
    let history = createHistory(0);
    for (let step = 1; step <= 10_000; step += 1) history = recordState(history, step);
    for (let step = 0; step < 20_000; step += 1) history = undo(history);
    expect([history.present, canUndo(history), canRedo(history)]).toEqual([0, false, true]);
    for (let step = 0; step < 20_000; step += 1) history = redo(history);
    expect([history.present, canUndo(history), canRedo(history)]).toEqual([10_000, true, false]);
  });

  it('a new state clears redo, an equal state is ignored, and a correction is no step', () => {
    const two = recordState(recordState(createHistory('a'), 'b'), 'c');
    expect(recordState(undo(two), 'b')).toEqual(undo(two));
    const branched = recordState(undo(two), 'd');
    expect([canRedo(branched), undo(branched).present]).toEqual([false, 'b']);
    expect(undo(replaceState(two, 'C')).present).toBe('b');
  });
});

describe('names and lists of a document', () => {
  it('C-04 a blank name is stored and displayed with different defaults', () => {
    for (const name of ['', '  ', '(No Name)', '(no name)', null, undefined]) {
      expect([toStoredName(name), toSentName(name), toShownName(name)]).toEqual([
        '(No Name)',
        '',
        '(no name)',
      ]);
    }
    expect(isUnnamed(' Tempo ')).toBe(false);
    expect([toStoredName(' Tempo '), toSentName(' Tempo '), toShownName(' Tempo ')]).toEqual([
      'Tempo',
      'Tempo',
      'Tempo',
    ]);
  });

  it('N-41 at most the configured number of styles is stored, joined by commas', () => {
    const config = { selectableItems: ['aggro', 'combo', 'fun'], 'max-selectable-items': 1 };
    expect(toggleStyle([], 'aggro', config)).toEqual(['aggro']);
    expect(toggleStyle(['aggro'], 'fun', config)).toEqual(['fun']);
    expect(toggleStyle(['fun'], 'fun', config)).toEqual([]);
    expect(toggleStyle(['fun'], 'huh', config)).toEqual(['fun']);
    expect(parseCommaList(' a, b ,,a')).toEqual(['a', 'b']);
    expect([parseCommaList(null), printCommaList(['a', 'b'])]).toEqual([[], 'a,b']);
  });

  it('the stored numbers of visibility are private, public and unlisted', () => {
    expect([0, 1, 2, 9].map(toVisibility)).toEqual(['private', 'public', 'unlisted', 'private']);
  });
});

describe('two versions of a deck', () => {
  it('differ by card', () => {
    const before = main({ A: 4, B: 2, C: 1 });
    const after = { ...main({ A: 4, B: 3, D: 1 }), sidedeck: main({ A: 1 }).decklist_content };
    expect(diffDecks(before, before)).toEqual([]);
    expect(diffDecks(before, after)).toEqual([
      { field: 'decklist_content', cardno: 'B', before: 2, after: 3 },
      { field: 'decklist_content', cardno: 'C', before: 1, after: 0 },
      { field: 'decklist_content', cardno: 'D', before: 0, after: 1 },
      { field: 'sidedeck', cardno: 'A', before: 0, after: 1 },
    ]);
  });

  it('merge: each side keeps its changes, and a card changed by both is a conflict', () => {
    const merged = mergeDecks(
      main({ A: 4, B: 2, C: 1, E: 3 }),
      main({ A: 3, B: 2, C: 2 }),
      main({ A: 4, B: 1, C: 3 }),
    );
    expect(merged.deck).toEqual(main({ A: 3, B: 1, C: 2 }));
    expect(merged.conflicts).toEqual([
      { field: 'decklist_content', cardno: 'C', base: 1, mine: 2, theirs: 3 },
    ]);
    expect(takeTheirs(merged, merged.conflicts)).toEqual(main({ A: 3, B: 1, C: 3 }));
    expect(takeTheirs(merged, [])).toEqual(merged.deck);
  });

  it('merge: a change of one side only is in the result', () => {
    const decks = fc
      .dictionary(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 4 }))
      .map(main);
    fc.assert(
      fc.property(decks, decks, (base, mine) => {
        expect(mergeDecks(base, mine, base)).toEqual({ deck: mine, conflicts: [] });
        expect(mergeDecks(base, base, mine)).toEqual({ deck: mine, conflicts: [] });
        expect(mergeDecks(base, mine, mine)).toEqual({ deck: mine, conflicts: [] });
      }),
      { seed: 6 },
    );
  });

  it('merge: other fields are merged one by one', () => {
    const base = { ...EMPTY_DOCUMENT, name: 'Old', notes: 'n', selectedItems: ['fun'] };
    const mine = { ...base, name: 'Mine', notes: 'mine', selectedItems: ['fun'] };
    const theirs = {
      ...base,
      name: 'Theirs',
      selectedItems: ['aggro'],
      visibility: 'public' as const,
    };
    const merged = mergeDocuments(base, mine, theirs);
    expect(merged.document).toEqual({
      ...base,
      name: 'Mine',
      notes: 'mine',
      selectedItems: ['aggro'],
      visibility: 'public',
    });
    expect([merged.partConflicts, merged.cardConflicts]).toEqual([['name'], []]);
  });
});

describe('the hash of a list', () => {
  it('is equal for the same played cards, whatever the printings and other zones', () => {
    const hash = hashDeck(SCENE_RULES, main({ 'S-001': 4, 'S-002': 1 }));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const same = {
      ...main({ 's-001': 3, 'S-001_p1': 1, 'S-002': 1 }),
      considering: main({ A: 1 }).decklist_content,
    };
    expect(hashDeck(SCENE_RULES, same)).toBe(hash);
    expect(hashDeck(SCENE_RULES, main({ 'Z-1': 2 }))).toBe(
      hashDeck(SCENE_RULES, main({ 'Z-1': 1, 'Z-1_p1': 1 })),
    );
    expect(hashDeck(SCENE_RULES, main({ 'S-001': 4 }))).not.toBe(hash);
    expect(hashDeck(SCENE_RULES, main({ 'S-001': 4, 'S-002': 2 }))).not.toBe(hash);
  });

  it('is SHA-256', () => {
    expect(hashSha256(toUtf8(''))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(hashSha256(toUtf8('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(hashSha256(toUtf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect([...toUtf8('aé★😀')]).toEqual([
      0x61, 0xc3, 0xa9, 0xe2, 0x98, 0x85, 0xf0, 0x9f, 0x98, 0x80,
    ]);
  });
});
