import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['sister_m', 'SM'],
    ['Vesper9', 'VE'],
    ['Aldous Wynn', 'AW'],
    ['Bramble & Rook', 'BR'],
    ['  x ', 'X'],
    ['ゆき', 'ゆき'],
    ['😀 b', '😀B'],
    ['', ''],
  ])('SHELL-27 shortens %j to %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
