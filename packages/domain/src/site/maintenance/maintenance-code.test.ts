import { expect, it } from 'vitest';
import {
  isBlankMaintenanceCode,
  isMaintenanceOn,
  normaliseMaintenanceCode,
} from './maintenance-code.ts';

it.each([
  [true, null, true],
  [true, '', true],
  [true, 'TRUE', true],
  [true, '1', true],
  [true, 'true', false],
  [false, null, false],
  [false, 'false', false],
])('MAINT-01 locked %s with session flag %j shows the lock: %s', (locked, flag, on) => {
  expect(isMaintenanceOn(locked, flag)).toBe(on);
});

it.each(['', ' ', '\t\n', '\u00a0'])('MAINT-04 %j counts as blank', (entered) => {
  expect(isBlankMaintenanceCode(entered)).toBe(true);
});

it('MAINT-05 trims spaces around the code and keeps those inside', () => {
  expect(normaliseMaintenanceCode('  open sesame\n')).toBe('open sesame');
  expect(isBlankMaintenanceCode(' x ')).toBe(false);
});
