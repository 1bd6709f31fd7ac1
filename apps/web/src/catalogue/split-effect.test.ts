import { expect, it } from 'vitest';
import { splitEffect, splitEffectLines, toKeywordName, toPlainEffect } from './split-effect.ts';

it('separates keywords from text', () => {
  expect(splitEffect('<Blocker> Draw 1.<br>Then <Repair 2>')).toEqual([
    { kind: 'keyword', text: 'Blocker' },
    { kind: 'text', text: ' Draw 1. Then ' },
    { kind: 'keyword', text: 'Repair 2' },
  ]);
});

it('separates timing from keywords and accepts square brackets', () => {
  expect(splitEffect('【Launch】[Poise] Draw 1.')).toEqual([
    { kind: 'timing', text: 'Launch' },
    { kind: 'keyword', text: 'Poise' },
    { kind: 'text', text: ' Draw 1.' },
  ]);
});

it('ignores comparisons and stray brackets', () => {
  expect(splitEffect('If AP < 3, draw.')).toEqual([{ kind: 'text', text: 'If AP < 3, draw.' }]);
  expect(splitEffect('')).toEqual([]);
});

it('keeps lines separate, or joins them to one line', () => {
  expect(splitEffectLines('<Guard>\n\nDraw 1.<br>Rest.')).toEqual([
    [{ kind: 'keyword', text: 'Guard' }],
    [{ kind: 'text', text: 'Draw 1.' }],
    [{ kind: 'text', text: 'Rest.' }],
  ]);
  expect(toPlainEffect('<Guard>\nDraw 1.')).toBe('Guard Draw 1.');
});

it('returns keywords without their number', () => {
  expect(['Mend 2', 'Tide x1', 'On Crew'].map(toKeywordName)).toEqual(['Mend', 'Tide', 'On Crew']);
});
