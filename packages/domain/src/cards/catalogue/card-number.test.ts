import { describe, expect, it } from 'vitest';
import {
  compareCardNumbers,
  hasPrintingSuffix,
  isActionPointNumber,
  isCustomSeriesId,
  nextAlternateNumber,
  originalIdOf,
  printCustomCardId,
  seriesOfCustomCard,
} from './card-number.ts';

describe('card numbers', () => {
  it.each([
    ['GD01-001_p1', 'GD01-001'],
    ['GD01-001-ALT1', 'GD01-001'],
    ['BLC-1-020-p1', 'BLC-1-020'],
    ['OP01-001_r1', 'OP01-001'],
    ['AND-1-AP01★', 'AND-1-AP01'],
    ['XXX-1-AP01-S', 'XXX-1-AP01'],
    ['ST01-001', 'ST01-001'],
    ['EX-S', 'EX-S'],
    ['A/B-01', 'A/B-01'],
  ])('%s is printed as %s', (cardno, original) => {
    expect(originalIdOf(cardno)).toBe(original);
    expect(hasPrintingSuffix(cardno)).toBe(cardno !== original);
  });

  it('gives a second row with a taken number a free number', () => {
    expect(nextAlternateNumber('OP07-091_p1', new Set(['OP07-091-ALT1']))).toBe('OP07-091-ALT2');
  });

  it('sorts digits by value', () => {
    const numbers = ['ST01-10', 'R-001_p1', 'ST01-2', 'R-001'];
    expect(numbers.sort(compareCardNumbers)).toEqual(['R-001', 'R-001_p1', 'ST01-2', 'ST01-10']);
  });

  it('recognizes action-point cards by their number', () => {
    expect(isActionPointNumber('AND-1-AP01')).toBe(true);
    expect(isActionPointNumber('AND-1-001')).toBe(false);
  });
});

it('reads the series from the number of a fan-made card, in any case', () => {
  const id = printCustomCardId('fan-0a1b2c3d4e', 7);
  expect(id).toBe('fan-0a1b2c3d4e-007');
  expect(seriesOfCustomCard(id)).toBe('fan-0a1b2c3d4e');
  expect(seriesOfCustomCard(id.toUpperCase())).toBe('fan-0a1b2c3d4e');
  expect(isCustomSeriesId(seriesOfCustomCard('fan-0a1b2c3d4e-1234') ?? '')).toBe(true);
});

it('other numbers have no fan-made series', () => {
  for (const number of ['GD01-001', 'fan-0a1b2c3d4e', 'fan-0a1b-001', 'xfan-0a1b2c3d4e-001', '']) {
    expect(seriesOfCustomCard(number), number).toBeUndefined();
  }
});
