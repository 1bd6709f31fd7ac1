import { PASSWORD_MIN } from '@deckframe/domain/accounts/access/passwords';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { refuseBadPassword } from './auth-steps.ts';

it('refuses every leaked password of the list, of which at least 3,000 are long enough', () => {
  const leaked = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
  expect(leaked.length).toBeGreaterThanOrEqual(3000);
  const isAccepted = (password: string): boolean => {
    try {
      refuseBadPassword(password, []);
      return true;
    } catch {
      return false;
    }
  };
  expect(leaked.filter(isAccepted)).toEqual([]);
  expect(isAccepted('bridge-walnut')).toBe(true);
});
