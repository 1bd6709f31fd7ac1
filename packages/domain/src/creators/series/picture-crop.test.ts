import { expect, it } from 'vitest';
import { cropOf, toPixels, WHOLE_VIEW } from './picture-crop.ts';

const WIDE = { width: 200, height: 100 };
const SQUARE = { width: 10, height: 10 };

it('without zoom the crop is the largest centred part of the target shape', () => {
  expect(cropOf(WIDE, SQUARE, WHOLE_VIEW)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cropOf(SQUARE, WIDE, WHOLE_VIEW)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
});

it('zooming crops a smaller part of the same shape within the picture', () => {
  expect(cropOf(WIDE, SQUARE, { x: 1, y: 0, zoom: 2 })).toEqual({
    x: 0.75,
    y: 0,
    width: 0.25,
    height: 0.5,
  });
  expect(cropOf(WIDE, SQUARE, { x: -3, y: 9, zoom: 0 })).toEqual({
    x: 0,
    y: 0,
    width: 0.5,
    height: 1,
  });
});

it('crop pixels are within the picture for any input', () => {
  expect(toPixels({ x: 0.25, y: 0, width: 0.5, height: 1 }, WIDE)).toEqual({
    left: 50,
    top: 0,
    width: 100,
    height: 100,
  });
  expect(toPixels({ x: 1, y: 1, width: 1, height: 0 }, WIDE)).toEqual({
    left: 199,
    top: 99,
    width: 1,
    height: 1,
  });
});
