import { describe, expect, it } from 'vitest';
import {
  coerceColour,
  coerceDate,
  coerceFlag,
  coerceLink,
  coerceList,
  coerceNumber,
  coercePlain,
  coerceRarity,
  coerceText,
  printedNumber,
} from './coerce-value.ts';

describe('values of a source file', () => {
  it.each([
    ['4', 4],
    ['+1', 1],
    ['', null],
    [null, null],
    ['５', 5],
    ['-', null],
    ['3000+', 3000],
    ['3500±', 3500],
    ['20x', 20],
    ['1,850.85', 1850.85],
    [Number.NaN, null],
    ['two', null],
    ['−1', -1],
  ])('parses %j as the number %j', (raw, expected) => {
    expect(coerceNumber(raw)).toBe(expected);
  });

  it('keeps the printed form where a number would lose its sign', () => {
    expect(printedNumber('3000+')).toBe('3000+');
    expect(printedNumber('3000')).toBeNull();
  });

  it.each([
    ['LR ++', undefined, 'LR++'],
    ['SR', '☆☆', 'SR★★'],
    ['', '☆', null],
    ['SR☆☆', '☆☆', 'SR★★'],
  ])('parses rarity %j with stars %j', (raw, stars, expected) => {
    expect(coerceRarity(raw, stars)).toBe(expected);
  });

  it.each([
    '(Harbor League) (Ace)',
    'Harbor League / Ace',
    'Harbor League/Ace',
    'Harbor League | Ace',
    '(harbor League) (Ace)',
  ])('parses the traits of %j', (raw) => {
    expect(coerceList(raw)).toEqual(['Harbor League', 'Ace']);
  });

  it.each([
    ['[Ilse Quist]', '[Ilse Quist]'],
    ['(Ace) Trait', '(Ace) Trait'],
    ['Ace (Trait)', '(Ace) Trait'],
    ['Trait [Ace]', '(Ace) Trait'],
    ['[A B] / [C D]', '[A B] / [C D]'],
    ['-', null],
  ])('parses the link %j', (raw, expected) => {
    expect(coerceLink(raw)).toBe(expected);
  });

  it('parses colours, flags and words for "empty"', () => {
    expect(coerceColour('rainbow')).toBe('Rainbow');
    expect([coerceFlag('TRUE'), coerceFlag(0), coerceFlag('maybe'), coerceFlag(undefined)]).toEqual(
      [true, false, null, null],
    );
    expect([coerceText('N/A'), coerceText({}), coerceText(' a  b ')]).toEqual([null, null, 'a b']);
  });

  it('parses lists of lists and ignores a single null', () => {
    expect(coerceList([null])).toEqual([]);
    expect(coerceList(['Ace', 'Scout / Marine'])).toEqual(['Ace', 'Scout', 'Marine']);
  });

  it('parses dates', () => {
    expect(coerceDate('2026-02-03')).toBe('2026-02-03T00:00:00.000Z');
    expect(coerceDate('2026-02-03T04:05:06+01:00')).toBe('2026-02-03T03:05:06.000Z');
    expect([coerceDate(''), coerceDate('soon')]).toEqual([null, null]);
  });

  it.each([
    [true, true],
    [1.5, 1.5],
    [Number.NaN, null],
    ['one<br>two', 'one\ntwo'],
    ['-', null],
    [undefined, null],
    [['Fire', null, 'Water'], 'Fire|Water'],
    [[{ name: 'Bite&amp;Run', cost: [null] }], '[{"name":"Bite&Run","cost":[]}]'],
  ])('keeps %j as %j in an unknown column', (raw, expected) => {
    expect(coercePlain(raw)).toBe(expected);
  });
});
