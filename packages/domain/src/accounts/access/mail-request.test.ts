import { expect, it } from 'vitest';
import { msUntilMailRequest } from './mail-request.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;

it.each([
  [null, 0],
  [NOW - HOUR, 0],
  [NOW - HOUR + 1, 1],
  [NOW, HOUR],
])('AUTH-28 after a request at %s the next one is allowed after %s ms', (last, wait) => {
  expect(msUntilMailRequest(last, NOW)).toBe(wait);
});
