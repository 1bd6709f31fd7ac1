import { describe, expect, it } from 'vitest';
import { createRowPlan, STRIP_HEIGHT, type PlanFacts } from './row-plan.ts';

const FACTS: PlanFacts = { length: 100, columns: 6, rowHeight: 100, slots: 'none' };

describe('row layout', () => {
  it('without slots has rows of one height', () => {
    const plan = createRowPlan(FACTS);
    expect([plan.count, plan.height, plan.topOf(3)]).toEqual([17, 1700, 300]);
    expect([plan.rowAt(-5), plan.rowAt(299), plan.rowAt(300)]).toEqual([0, 2, 3]);
    expect(plan.cellsOf(16)).toEqual([{ index: 96 }, { index: 97 }, { index: 98 }, { index: 99 }]);
    expect(plan.stripsOf(0)).toEqual([]);
  });

  it('ADS-13 has a cell for an ad after card 5 and then every 30, and loses no card', () => {
    const plan = createRowPlan({ ...FACTS, slots: 'cell' });
    expect(plan.cellsOf(0).at(-1)).toEqual({ slot: 0 });
    expect(plan.cellsOf(1)[0]).toEqual({ index: 5 });
    expect(plan.cellsOf(6)[0]).toEqual({ slot: 1 });
    const cells = Array.from({ length: plan.count }, (_, row) => plan.cellsOf(row)).flat();
    expect(cells.flatMap((cell) => ('index' in cell ? [cell.index] : []))).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
    expect(cells.filter((cell) => 'slot' in cell)).toHaveLength(4);
    const places = cells.map((cell, place) => ('index' in cell ? plan.placeOf(cell.index) : place));
    expect(places).toEqual(cells.map((_, place) => place));
  });

  it('arrow keys skip an ad slot', () => {
    const plan = createRowPlan({ ...FACTS, slots: 'cell' });
    expect([plan.indexNear(5, 1), plan.indexNear(5, -1), plan.indexNear(6, 1)]).toEqual([5, 4, 5]);
    const short = createRowPlan({ ...FACTS, length: 5, slots: 'cell' });
    expect(short.indexNear(5, 1), 'a slot may be last').toBe(4);
  });

  it('ADS-14 has ad strips below the rows of these cards, including their height', () => {
    const plan = createRowPlan({ ...FACTS, slots: 'strip' });
    expect([0, 1, 5, 10].map((row) => plan.stripsOf(row))).toEqual([[0], [], [1], [2]]);
    expect([plan.topOf(0), plan.topOf(1), plan.topOf(6)]).toEqual([
      0,
      100 + STRIP_HEIGHT,
      600 + 2 * STRIP_HEIGHT,
    ]);
    expect(plan.height).toBe(1700 + 4 * STRIP_HEIGHT);
    for (let row = 0; row < plan.count; row += 1) {
      expect(plan.rowAt(plan.topOf(row))).toBe(row);
      expect(plan.rowAt(plan.topOf(row + 1) - 1)).toBe(row);
    }
  });
});
