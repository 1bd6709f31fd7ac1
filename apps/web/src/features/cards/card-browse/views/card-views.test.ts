import { describe, expect, it } from 'vitest';
import { moveInGrid } from './use-virtual-rows.ts';
import { addOverscan, findRevealDistance, findRowsInSight } from './use-virtual-rows.ts';
import { createRowPlan } from './row-plan.ts';
import { layTiles } from './tile-layout.ts';

describe('tiles', () => {
  const space = { width: 1117, viewportWidth: 1440, cardSize: 2.5, withLine: true };

  it('LIST-22 are 1.397 times as high as wide', () => {
    for (const cardSize of [0.7, 1, 2.5, 3.2]) {
      const { faceHeight, tileWidth } = layTiles({ ...space, cardSize });
      expect(faceHeight / tileWidth).toBeCloseTo(1.397, 6);
    }
  });

  it('fill the row exactly, more of them the smaller they are', () => {
    const counts = [3.2, 2.5, 1.4, 0.7].map((cardSize) => {
      const { columns, tileWidth, gap } = layTiles({ ...space, cardSize });
      expect(columns * tileWidth + (columns - 1) * gap).toBeCloseTo(space.width, 6);
      return columns;
    });
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  it('are three in a row on a phone at the default size', () => {
    const phone = { ...space, width: 362, viewportWidth: 390 };
    expect(layTiles(phone).columns).toBe(3);
    expect(layTiles({ ...phone, width: 1 }).columns).toBe(1);
  });
});

describe('keys in the grid', () => {
  const shape = { length: 10, columns: 4, pageRows: 2 };
  const press = (key: string, from: number, ctrlOrMeta = false) =>
    moveInGrid({ key, ctrlOrMeta }, from, shape);

  it('move by one and by a row, and stop at the ends', () => {
    expect([press('ArrowRight', 3), press('ArrowLeft', 0), press('ArrowRight', 9)]).toEqual([
      4, 0, 9,
    ]);
    expect([press('ArrowDown', 1), press('ArrowUp', 5), press('ArrowUp', 2)]).toEqual([5, 1, 2]);
    expect([press('ArrowDown', 7), press('ArrowDown', 8)]).toEqual([9, 8]);
  });

  it('handle the ends of rows, list and page', () => {
    expect([press('Home', 6), press('End', 5), press('End', 8)]).toEqual([4, 7, 9]);
    expect([press('Home', 6, true), press('End', 1, true)]).toEqual([0, 9]);
    expect([press('PageDown', 1), press('PageUp', 9), press('PageUp', 6)]).toEqual([9, 1, 2]);
    expect(press('x', 1)).toBeNull();
    expect(moveInGrid({ key: 'End', ctrlOrMeta: false }, 0, { ...shape, length: 0 })).toBeNull();
  });
});

describe('visible rows', () => {
  const plan = createRowPlan({ length: 100, columns: 1, rowHeight: 100, slots: 'none' });
  const look = (listTop: number) => findRowsInSight({ windowHeight: 900, listTop }, plan);

  it('are those that intersect the window', () => {
    expect(look(350)).toEqual({ first: 0, end: 6 });
    expect(look(-250)).toEqual({ first: 2, end: 12 });
    expect(look(2000)).toEqual({ first: 0, end: 1 });
  });

  it('have overscan rows within the list', () => {
    expect(addOverscan({ first: 0, end: 6 }, 100)).toEqual({ first: 0, end: 9 });
    expect(addOverscan({ first: 20, end: 30 }, 31)).toEqual({ first: 17, end: 31 });
  });

  it('are the last ones of a shortened list', () => {
    expect(addOverscan({ first: 500, end: 510 }, 40)).toEqual({ first: 27, end: 40 });
    expect(addOverscan({ first: 500, end: 510 }, 4)).toEqual({ first: 0, end: 4 });
    expect(addOverscan({ first: 0, end: 6 }, 0)).toEqual({ first: 0, end: 0 });
  });

  it('are scrolled to only as far as needed', () => {
    const space = { windowHeight: 900, paddingTop: 180, paddingBottom: 16 };
    const distance = (top: number) => findRevealDistance({ top, height: 100 }, space);
    expect([distance(50), distance(180), distance(784), distance(800)]).toEqual([-130, 0, 0, 16]);
  });
});
