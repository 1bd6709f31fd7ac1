import { describe, expect, it } from 'vitest';
import { readSignedToken, readSignedValue, signToken, signValue } from './signed-value.ts';

const secret = 'a secret of at least 32 characters';
const now = Date.UTC(2026, 0, 1);
const sign = (purpose: 'maintenance' | 'passkey') =>
  signValue('a:b.c', { purpose, secret, now, seconds: 60 });

describe('a signed value', () => {
  it('is valid for its purpose until it expires', () => {
    const read = (at: number) =>
      readSignedValue(sign('passkey'), { purpose: 'passkey', secret, now: at });
    expect(read(now)).toBe('a:b.c');
    expect(read(now + 59_999)).toBe('a:b.c');
    expect(read(now + 60_000)).toBeUndefined();
  });

  it('is signed with HMAC-SHA-256', () => {
    // Computed with Python's hmac and hashlib.
    expect(sign('passkey')).toBe(
      'v1:passkey:1767225660:a:b.c.Ni8lWlUBQKMFsGdXSrLGSgVlciCOqNOTenBujiSP114=',
    );
  });

  it('is invalid if signed with another secret', () => {
    const foreign = 'another secret of at least 32 characters';
    const signed = signValue('a', { purpose: 'passkey', secret: foreign, now, seconds: 60 });
    expect(readSignedValue(signed, { purpose: 'passkey', secret: foreign, now })).toBe('a');
    expect(readSignedValue(signed, { purpose: 'passkey', secret, now })).toBeUndefined();
    expect(readSignedToken(signToken('a', foreign), secret)).toBeUndefined();
  });

  it('is invalid for another purpose, version, expiry or as a session', () => {
    const signed = sign('passkey');
    const read = (value: string) => readSignedValue(value, { purpose: 'maintenance', secret, now });
    expect(read(signed)).toBeUndefined();
    expect(read(signed.replace('passkey', 'maintenance'))).toBeUndefined();
    const later = sign('maintenance').replace(/:\d+:/, ':9999999999:');
    expect(read(sign('maintenance'))).toBe('a:b.c');
    expect(read(later)).toBeUndefined();
    expect(readSignedToken(signed, secret)).toBeUndefined();
    expect(read(signToken('v1:maintenance:9999999999:a', secret))).toBeUndefined();
  });
});
