import { describe, expect, it } from 'vitest';
import {
  findOfferRefusal,
  limitsOf,
  findTermsRefusal,
  isPromised,
  sumCards,
} from './trade-terms.ts';

it('both sides must give something, and no card may be on both sides', () => {
  expect(findTermsRefusal({ proposer: { A: 1 }, partner: { B: 99 } })).toBeNull();
  expect(findTermsRefusal({ proposer: {}, partner: { B: 1 } })).toBe('TRADE_EMPTY');
  expect(findTermsRefusal({ proposer: { A: 1 }, partner: {} })).toBe('TRADE_EMPTY');
  expect(findTermsRefusal({ proposer: { A: 1 }, partner: { A: 1 } })).toBe('TRADE_SAME_CARD');
  expect(findTermsRefusal({ proposer: { A: 100 }, partner: { B: 1 } })).toBe('TRADE_TOO_MANY');
  expect(findTermsRefusal({ proposer: { A: 0 }, partner: { B: 1 } })).toBe('TRADE_TOO_MANY');
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`C-${at}`, 1]));
  expect(findTermsRefusal({ proposer: many, partner: { B: 1 } })).toBe('TRADE_TOO_MANY');
});

it('promises in several trades add up', () => {
  expect(sumCards([{ A: 1 }, { A: 2, B: 1 }])).toEqual({ A: 3, B: 1 });
});

it('a side promises copies by proposing terms or confirming them', () => {
  expect(isPromised({ termsBy: 'proposer', confirmedBy: null }, 'proposer')).toBe(true);
  expect(isPromised({ termsBy: 'proposer', confirmedBy: null }, 'partner')).toBe(false);
  expect(isPromised({ termsBy: 'proposer', confirmedBy: 'partner' }, 'partner')).toBe(true);
});

describe('permission to start a trade', () => {
  const newMember = { days: 7, openTrades: 3, tradesPerDay: 5 };
  const limits = limitsOf({ accountDays: 1, finished: 0 }, newMember);
  const offer = {
    isSelf: false,
    isBlocked: false,
    isPartnerOpen: true,
    open: 0,
    today: 0,
    limits,
  };
  it.each([
    [{}, null],
    [{ isSelf: true }, 'SELF_REFUSED'],
    [{ isBlocked: true }, 'CONTACT_BLOCKED'],
    [{ isPartnerOpen: false }, 'TRADE_OFF'],
    [{ open: 2, today: 4 }, null],
    [{ open: 3 }, 'TRADE_LIMIT'],
    [{ today: 5 }, 'TRADE_DAY_LIMIT'],
  ])('an offer with %j is refused with %s, or accepted if null', (part, refusal) =>
    expect(findOfferRefusal({ ...offer, ...part })).toBe(refusal),
  );

  it('new accounts have a low limit until a week passed or some trades finished', () => {
    expect(limits).toEqual({ openMax: 3, dayMax: 5 });
    expect(limitsOf({ accountDays: 7, finished: 0 }, newMember).openMax).toBe(50);
    expect(limitsOf({ accountDays: 0, finished: 3 }, newMember).openMax).toBe(50);
  });
});
