import { expect, it } from 'vitest';
import { printStaples, readStaples } from './staple-string.ts';

it('STAP-02 staples are card ids separated by semicolons, in order', () => {
  expect(printStaples(['GD01-001', 'ST02-010'])).toBe('GD01-001;ST02-010');
  expect(readStaples('GD01-001;ST02-010')).toEqual(['GD01-001', 'ST02-010']);
});

it('parses loose formats of old data', () => {
  expect(readStaples(' GD01-001;; ST02-010 ;')).toEqual(['GD01-001', 'ST02-010']);
  expect(readStaples('')).toEqual([]);
});
