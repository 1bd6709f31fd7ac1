import { expect, it } from 'vitest';
import { chromaOf, isHexColor, isThemeColor, toOklab } from './theme-color.ts';

it('matches the published OKLab reference values', () => {
  expect(toOklab('#ffffff').lightness).toBeCloseTo(1, 3);
  expect(chromaOf('#ffffff')).toBeCloseTo(0, 3);
  const red = toOklab('#ff0000');
  expect(red.lightness).toBeCloseTo(0.628, 3);
  expect(red.a).toBeCloseTo(0.225, 3);
  expect(red.b).toBeCloseTo(0.126, 3);
});

it.each([
  ['#FF7A3D', true],
  ['#3fd0c9', true],
  ['#808080', false],
  ['#0A0C0F', false],
  ['orange', false],
  ['#f73', false],
  ['#FF7A3D;x', false],
])('%s can be a theme colour: %s', (color, usable) => {
  expect(isThemeColor(color)).toBe(usable);
});

it('accepts only six hex digits', () => {
  expect(isHexColor('#A0b1C2')).toBe(true);
  expect(isHexColor('#A0b1C')).toBe(false);
});
