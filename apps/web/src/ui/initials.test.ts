import { describe, expect, it } from 'vitest';
import { clampLevel } from './level-chip.tsx';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['sister_m', 'SM'],
    ['Vesper9', 'VE'],
    ['Aldous Wynn', 'AW'],
    ['  x ', 'X'],
    ['ゆき', 'ゆき'],
    ['😀 b', '😀B'],
    ['', ''],
  ])('SHELL-27 shortens %j to %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('level', () => {
  it('stays between 1 and 999', () => {
    expect([-3, 0, 42.9, 999, 1000, Number.NaN].map(clampLevel)).toEqual([1, 1, 42, 999, 999, 1]);
  });
});
