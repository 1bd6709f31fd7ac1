import { expect, it } from 'vitest';
import { mailSchema } from '../../../lib/mailer.ts';
import { layOutMail } from './layout.ts';

const mail = layOutMail('somebody@example.org', {
  subject: 'Hello <you> & "others"',
  paragraphs: ['First.', 'Second.'],
  button: { label: 'Open', url: 'https://cards.test/v3/ua/x#token=a&b' },
  reason: 'Why this came.',
});

it('text and HTML have the same content and link', () => {
  expect(mailSchema.parse(mail)).toEqual(mail);
  expect(mail.text).toBe(
    'First.\n\nOpen:\nhttps://cards.test/v3/ua/x#token=a&b\n\nSecond.\n\n-- \nDeckframe\n\nWhy this came.\n',
  );
  for (const part of ['First.', 'Second.', 'Why this came.', '#token=a&amp;b']) {
    expect(mail.html).toContain(part);
  }
});

it('escapes values and loads nothing', () => {
  expect(mail.html).toContain('Hello &lt;you&gt; &amp; &quot;others&quot;');
  expect(mail.html).not.toMatch(/<img|<script|<link|url\(|src=/i);
});

it('has no button without a link', () => {
  const plain = layOutMail('a@example.org', { subject: 'S', paragraphs: ['P'], reason: 'R' });
  expect(plain.html).not.toContain('<a ');
  expect(plain.text).toBe('P\n\n-- \nDeckframe\n\nR\n');
});
