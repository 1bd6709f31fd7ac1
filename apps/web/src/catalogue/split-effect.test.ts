import { expect, it } from 'vitest';
import { splitEffect } from './split-effect.ts';

it('tells keywords from text', () => {
  expect(splitEffect('<Blocker> Draw 1.<br>Then <Repair 2>')).toEqual([
    { kind: 'keyword', text: 'Blocker' },
    { kind: 'text', text: ' Draw 1. Then ' },
    { kind: 'keyword', text: 'Repair 2' },
  ]);
});

it('leaves comparisons and stray brackets alone', () => {
  expect(splitEffect('If AP < 3, draw.')).toEqual([{ kind: 'text', text: 'If AP < 3, draw.' }]);
  expect(splitEffect('')).toEqual([]);
});
