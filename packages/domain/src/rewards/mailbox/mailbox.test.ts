import { expect, it } from 'vitest';
import { cleanCode, isClaimable } from './mailbox.ts';

const OPEN = { claimed: false, isFull: false, requirements: [] };
const level = (needed: number, have: number) => ({ kind: 'level', needed, have }) as const;

it('claimed, expired or unearned items cannot be claimed', () => {
  expect(isClaimable(OPEN)).toBe(true);
  expect(isClaimable({ ...OPEN, claimed: true })).toBe(false);
  expect(isClaimable({ ...OPEN, isFull: true })).toBe(false);
  expect(isClaimable({ ...OPEN, requirements: [level(3, 3)] })).toBe(true);
  expect(isClaimable({ ...OPEN, requirements: [level(3, 3), level(4, 3)] })).toBe(false);
});

it('a code matches in any case, with any spaces and dashes', () => {
  expect(cleanCode(' store-night 26 ')).toBe('STORENIGHT26');
});
