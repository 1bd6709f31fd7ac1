import { assert as check, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

it.each([
  ['a\u202Egpj.exe', 'agpj.exe', 'direction overrides'],
  ['\u2067Red\u2069 deck', 'Red deck', 'direction isolates'],
  ['R\u200Bed\uFEFF\u2060', 'Red', 'zero-width characters'],
  ['Re\u00ADd\u200Ed', 'Redd', 'soft hyphens and direction marks'],
  ['Re\u200Dd\u200Cs', 'Reds', 'joiners'],
  ['Red\u{E0041}\u{E0042}', 'Red', 'tag characters'],
  ['Red\u0007 \u009Fdeck', 'Red deck', 'control characters'],
  ['Red\ndeck\u2028two', 'Red deck two', 'line breaks'],
  ['Cafe\u0301', 'Café', 'combining marks'],
])('the name %j is stored as %j without %s', (name, clean) => expect(cleanName(name)).toBe(clean));

it.each([
  '👩‍🚀 deck',
  '❤️‍🔥',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'می‌خواهم',
  'Grüße 2',
  'ゲーム',
])('%s is unchanged', (name) => expect(cleanName(name)).toBe(name));

it('cleaning twice changes nothing and removes bidirectional control characters', () => {
  check(
    property(string({ unit: 'binary', maxLength: 40 }), (name) => {
      const clean = cleanName(name);
      expect(cleanName(clean)).toBe(clean);
      expect(clean).not.toMatch(
        /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\p{Cc}]/u,
      );
    }),
  );
});
