import { describe, expect, it } from 'vitest';
import { chooseMainPrinting } from './plan-alternates.ts';

const printing = (cardno: string, mainalternate: boolean | null = null) => ({
  cardno,
  originalid: 'R-001',
  mainalternate,
});

describe('groups of printings', () => {
  it('CARD-06 a group without a base printing takes the lowest suffix as main', () => {
    expect(chooseMainPrinting([printing('R-001_p5'), printing('R-001_p4')]).cardno).toBe(
      'R-001_p4',
    );
  });

  it('CARD-06 the lowest number wins when several printings are main', () => {
    const group = [printing('R-001_p10', true), printing('R-001_p2', true), printing('R-001')];
    expect(chooseMainPrinting(group).cardno).toBe('R-001_p2');
  });

  it('prefers the base printing', () => {
    expect(chooseMainPrinting([printing('R-001_p1'), printing('R-001')]).cardno).toBe('R-001');
  });

  it('throws for an empty group', () => {
    expect(() => chooseMainPrinting([])).toThrow(RangeError);
  });
});
