import { expect, it } from 'vitest';
import { printStaples, readStaples } from './staple-string.ts';

it('STAP-02 staples are card ids apart by semicolons, in their order', () => {
  expect(printStaples(['GD01-001', 'ST02-010'])).toBe('GD01-001;ST02-010');
  expect(readStaples('GD01-001;ST02-010')).toEqual(['GD01-001', 'ST02-010']);
});

it('reads the loose forms of old data', () => {
  expect(readStaples(' GD01-001;; ST02-010 ;')).toEqual(['GD01-001', 'ST02-010']);
  expect(readStaples('')).toEqual([]);
});
