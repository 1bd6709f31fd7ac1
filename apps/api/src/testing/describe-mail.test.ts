import { expect, it } from 'vitest';
import { describeMail } from './describe-mail.ts';

const mail = (raw: string) =>
  describeMail({ to: ['mara@mail.example'], subject: 'Confirm your address', raw });

it('prints a mail with its links, each once', () => {
  const link = 'http://localhost:4173/v3/gundam/verify-email?token=abc';
  expect(mail(`Content-Type: text/plain\n\nOpen ${link}\nor ${link}`)).toBe(
    `mail   | to mara@mail.example: Confirm your address\nmail   |   ${link}`,
  );
});

it('parses quoted-printable with wrapped and encoded links', () => {
  const raw =
    'Content-Transfer-Encoding: quoted-printable\r\n\r\nhttp://localhost:4173/v3/gun=\r\ndam/verify-email?token=3Dabc\r\n';
  expect(mail(raw)).toContain('http://localhost:4173/v3/gundam/verify-email?token=abc');
});

it('a mail without links is one line', () => {
  expect(mail('\n\nYour password was changed.').split('\n')).toHaveLength(1);
});
