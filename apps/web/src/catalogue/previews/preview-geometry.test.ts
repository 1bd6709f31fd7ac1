import { describe, expect, it } from 'vitest';
import {
  chooseSide,
  hoverSize,
  moveWindow,
  openWindow,
  placeHover,
  refitWindow,
  resizeWindow,
} from './preview-geometry.ts';

const DESKTOP = { width: 1440, height: 900 };

describe('the hover preview', () => {
  it('PREV-01 is on the side opposite to the pointer', () => {
    expect(chooseSide(100, DESKTOP)).toBe('right');
    expect(chooseSide(720, DESKTOP)).toBe('left');
  });

  it('PREV-02 is 20 px from the top and side of the window', () => {
    expect(placeHover(100, DESKTOP)).toMatchObject({ top: 20, left: 1440 - 20 - 400 });
    expect(placeHover(1400, DESKTOP)).toMatchObject({ top: 20, left: 20 });
  });

  it('PREV-03 is at most half the window wide and 70 percent high', () => {
    for (const viewport of [DESKTOP, { width: 500, height: 900 }, { width: 1200, height: 300 }]) {
      const { width, height } = hoverSize(viewport);
      expect(width).toBeLessThanOrEqual(viewport.width * 0.5);
      expect(height).toBeLessThanOrEqual(viewport.height * 0.7);
      expect(height / width).toBeCloseTo(1.397, 1);
    }
  });
});

describe('the floating window', () => {
  it('PREV-05 opens centred at 400 by 560', () => {
    expect(openWindow(null, DESKTOP)).toEqual({ left: 520, top: 170, width: 400, height: 560 });
  });

  it('PREV-06 is at least 200 wide and 150 high', () => {
    const box = openWindow(null, DESKTOP);
    expect(resizeWindow(box, 10, DESKTOP)).toMatchObject({ width: 200, height: 280 });
    const tiny = { width: 320, height: 100 };
    expect(openWindow(null, tiny)).toMatchObject({ width: 107, height: 150 });
  });

  it('PREV-07 keeps its height at 1.4 times its width', () => {
    const box = resizeWindow(openWindow(null, DESKTOP), 300, DESKTOP);
    expect(box).toMatchObject({ width: 300, height: 420 });
  });

  it('PREV-08 stays inside the viewport when moved, resized or when the viewport shrinks', () => {
    const box = openWindow(null, DESKTOP);
    expect(moveWindow(box, { x: -9000, y: 9000 }, DESKTOP)).toMatchObject({ left: 0, top: 340 });
    expect(moveWindow(box, { x: 9000, y: -9000 }, DESKTOP)).toMatchObject({ left: 1040, top: 0 });
    const large = resizeWindow(box, 9000, DESKTOP);
    expect(large.top + large.height).toBeLessThanOrEqual(DESKTOP.height);
    const small = { width: 390, height: 500 };
    const refitted = refitWindow(large, small);
    expect(refitted.left + refitted.width).toBeLessThanOrEqual(small.width);
    expect(refitted.top + refitted.height).toBeLessThanOrEqual(small.height);
  });

  it('PREV-09 reuses the stored size', () => {
    expect(openWindow({ width: 260, height: 364 }, DESKTOP)).toEqual({
      left: 590,
      top: 268,
      width: 260,
      height: 364,
    });
  });
});
