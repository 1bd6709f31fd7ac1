import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import { expect, it } from 'vitest';
import { openSecret, sealSecret } from './secret-box.ts';

const SERVER = 'a secret of the server, 32 characters or more';
const [KAI, MIRA] = [toUserId(7), toUserId(8)];

it('a sealed secret opens only for its member, with the same secret and unmodified', () => {
  const secret = Buffer.from('twenty bytes or more');
  const sealed = sealSecret(secret, KAI, SERVER);
  expect(sealed).not.toContain(secret.toString('base64url'));
  expect(openSecret(sealed, KAI, SERVER)).toEqual(secret);
  expect(openSecret(sealed, MIRA, SERVER)).toBeUndefined();
  expect(openSecret(sealed, KAI, `${SERVER}!`)).toBeUndefined();
  expect(openSecret(sealed.replace(/.{4}$/, 'AAAA'), KAI, SERVER)).toBeUndefined();
  expect(openSecret(sealed.replace('v1', 'v2'), KAI, SERVER)).toBeUndefined();
  expect(openSecret('', KAI, SERVER)).toBeUndefined();
  expect(sealSecret(secret, KAI, SERVER)).not.toBe(sealed);
});
