import { expect, it } from 'vitest';
import { parseUserId, printUserId, toUserId } from './user-id.ts';

it('parses what it prints, up to fifteen digits', () => {
  for (const text of ['1', '42', '999999999999999']) {
    expect(printUserId(parseUserId(text))).toBe(text);
  }
  expect(parseUserId('7')).toBe(toUserId(7));
});

it('refuses values that are not a user id', () => {
  for (const text of ['', '0', '01', '-1', '1.5', '1e3', ' 1', '1000000000000000', 'me']) {
    expect(() => parseUserId(text), text).toThrow(RangeError);
  }
});
