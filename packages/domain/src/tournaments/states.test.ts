import { expect, it } from 'vitest';
import { checkInWindow, mayBecome } from './states.ts';

it('players check themselves in from an hour before the start until the start', () => {
  const start = Date.parse('2127-03-21T17:30:00Z');
  expect(checkInWindow(start)).toEqual({
    opens: Date.parse('2127-03-21T16:30:00Z'),
    closes: start,
  });
});

it('a cancelled event stays cancelled, and only a finished one is opened again', () => {
  expect(mayBecome('cancelled', 'open')).toBe(false);
  expect(mayBecome('finished', 'running')).toBe(true);
  expect(mayBecome('running', 'open')).toBe(false);
});
