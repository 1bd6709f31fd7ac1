import { expect, it } from 'vitest';
import { scrubErrorText } from './scrub-error-text.ts';

it.each([
  ['No deck for vesper@mail.example here', 'No deck for … here'],
  ['GET https://cards.test/api/users/4711?token=abc failed', 'GET … failed'],
  ['/v3/gundam/cards?q=secret words', '/v3/gundam/cards words'],
  [
    'at draw (https://cards.test/assets/page-a1b2.js?v=3:1:204817)',
    'at draw (/assets/page-a1b2.js:1:204817)',
  ],
  ['member 12345678 is gone', 'member … is gone'],
  ['from 203.0.113.9', 'from …'],
  ['token dGhpcyBpcyBhIHRva2Vu1234 refused', 'token … refused'],
  ["Cannot read properties of undefined (reading 'name')", undefined],
])('%j becomes %j', (text, scrubbed) => {
  expect(scrubErrorText(text, 300)).toBe(scrubbed ?? text);
});

it('cuts the text to its limit', () => {
  expect(scrubErrorText('x '.repeat(500), 300)).toHaveLength(300);
});
