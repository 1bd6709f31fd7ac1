import { expect, it } from 'vitest';
import { addDays, addMonths, lastDayOf, weeksOf } from './month-days.ts';
import { moveInMonth } from './move-in-month.ts';

it('a month begins on its weekday and has all its days', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

it('days and months overflow correctly', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
});

it('keys move by day, week and month, and others do nothing', () => {
  const to = (key: string) => moveInMonth(key, '2026-11-21');
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(to)).toEqual([
    '2026-11-20',
    '2026-11-22',
    '2026-11-14',
    '2026-11-28',
  ]);
  expect(['Home', 'End', 'PageUp', 'PageDown', 'a'].map(to)).toEqual([
    '2026-11-16',
    '2026-11-22',
    '2026-10-21',
    '2026-12-21',
    null,
  ]);
});
