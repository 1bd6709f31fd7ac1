import { describe, expect, it } from 'vitest';
import { createShortcutReader, SEQUENCE_MS, type KeyPress } from './use-shortcuts.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlOrMeta: false,
  alt: false,
  inField: false,
  at: 0,
  ...more,
});

describe('createShortcutReader', () => {
  it.each([
    ['/', 'search'],
    ['?', 'showKeys'],
    ['n', 'newDeck'],
    ['N', 'newDeck'],
    ['r', 'skipToResults'],
    ['x', undefined],
  ])('maps the single key %s to %s', (key, action) => {
    expect(createShortcutReader(() => true)(press(key))).toBe(action);
  });

  it.each([
    ['h', 'goHome'],
    ['c', 'goCards'],
    ['b', 'goBuilder'],
    ['d', 'goDecks'],
    ['l', 'goLeaderboard'],
    ['p', 'goProfile'],
    ['n', undefined],
  ])('maps G then %s to %s', (key, action) => {
    const read = createShortcutReader(() => true);
    expect(read(press('g'))).toBeUndefined();
    expect(read(press(key, { at: SEQUENCE_MS }))).toBe(action);
  });

  it('forgets G after a timeout', () => {
    const read = createShortcutReader(() => true);
    read(press('g'));
    expect(read(press('h', { at: SEQUENCE_MS + 1 }))).toBeUndefined();
  });

  it('ignores typing in fields', () => {
    expect(createShortcutReader(() => true)(press('/', { inField: true }))).toBeUndefined();
  });

  it('keeps the palette shortcut when single keys are off', () => {
    const read = createShortcutReader(() => false);
    expect(read(press('?'))).toBeUndefined();
    expect(read(press('k', { ctrlOrMeta: true, inField: true }))).toBe('openPalette');
  });
});
