import { describe, expect, it } from 'vitest';
import { everySampleCard } from '../test/sample-cards.ts';
import { MISSING_GLYPH, hasGlyph, textOutline, textWidth } from './typeface.ts';

const READING =
  'ABCXYZabcxyz0123456789 .,;:!?\'"()[]<>+-–—…’“”&/%·•€ÄÖÜäöüßéèêçñÅåØøÆæŁłŐőŠšŽžČčĞğİı';
const SIGNS = '★①②③④⑤⑥⑦⑧⑨【】･：→';

describe('text as outlines', () => {
  it('has a glyph for every character the texts use', () => {
    for (const font of ['name', 'text', 'bold'] as const)
      for (const character of READING + SIGNS)
        expect([character, hasGlyph(character, font)]).toEqual([character, true]);
  });

  it('has a glyph for every character of the sample cards', () => {
    for (const { name, text, traits, set } of everySampleCard())
      for (const character of (name + text + traits.join('') + set).replaceAll('\n', ''))
        expect([character, hasGlyph(character, 'text')]).toEqual([character, true]);
  });

  it('gives circled digits different digits', () => {
    expect(textOutline('①', 'text')).not.toBe(textOutline('②', 'text'));
  });

  it('drops a combining mark that no font has, and draws a box for an unknown character', () => {
    expect(textOutline('ǎ', 'text')).toBe(textOutline('a', 'text'));
    expect(textWidth('漢', 'text', 1000)).toBe(MISSING_GLYPH.advance);
  });

  it('skips control characters', () => {
    expect(textOutline('a\u0007b', 'text')).toBe(textOutline('ab', 'text'));
  });

  it('applies kerning', () => {
    const apart = textWidth('A', 'name', 100) + textWidth('V', 'name', 100);
    expect(textWidth('AV', 'name', 100)).toBeLessThan(apart);
  });
});
