import { describe, expect, it } from 'vitest';
import { findTotpStep, printBase32, printOtpauthUri, totpCode } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

describe('time-based codes', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('match the standard at %d s: %s', (seconds, code) => {
    expect(totpCode(SECRET, seconds * 1000)).toBe(code);
  });

  it('are valid in their own half minute and the adjacent ones', () => {
    const at = 1_111_111_109_000;
    const step = 37_037_036;
    expect(findTotpStep(SECRET, '081804', at)).toBe(step);
    expect(findTotpStep(SECRET, '081804', at + 30_000)).toBe(step);
    expect(findTotpStep(SECRET, '081804', at - 30_000)).toBe(step);
    expect(findTotpStep(SECRET, '081804', at + 60_000)).toBeUndefined();
    expect(findTotpStep(SECRET, '081804', at - 60_000)).toBeUndefined();
    expect(findTotpStep(SECRET, '81804', at)).toBeUndefined();
    expect(findTotpStep(SECRET, '', at)).toBeUndefined();
  });
});

// RFC 4648, section 10, without its padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j', (text, printed) => {
  expect(printBase32(Buffer.from(text))).toBe(printed);
});

it('the address for apps contains site, member and secret', () => {
  expect(printOtpauthUri(Buffer.from('foo'), 'Deck frame', 'kai&me')).toBe(
    'otpauth://totp/Deck%20frame:kai%26me?secret=MZXW6&issuer=Deck%20frame',
  );
});
