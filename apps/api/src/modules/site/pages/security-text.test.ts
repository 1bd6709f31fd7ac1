import { expect, it } from 'vitest';
import { printSecurityText } from './site-file-routes.ts';

it('contains the security contact and the expiry date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(printSecurityText('https://cards.test', 'mailto:security@cards.test', now)).toBe(
    [
      'Contact: mailto:security@cards.test',
      'Expires: 2027-01-01T00:00:00.000Z',
      'Preferred-Languages: en, de',
      'Canonical: https://cards.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
