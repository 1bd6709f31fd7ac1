import { expect, it } from 'vitest';
import { judgePassword } from './password-strength.ts';

it.each([
  ['', 'weak'],
  ['password1', 'weak'],
  ['ｐａｓｓｗｏｒｄ１２', 'weak'],
  ['qwertyuiop123', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcabcabcabcabcabc', 'weak'],
  ['12345678901234567890', 'weak'],
  ['tk4Wm9xq', 'fair'],
  ['bridge-walnut', 'good'],
  ['correct horse battery staple', 'strong'],
  ['Zv8!kRf2#nWt', 'strong'],
  ['日本語の長い合言葉を使いましょうね', 'strong'],
])('%j is %s', (password, expected) => {
  expect(judgePassword(password)).toBe(expected);
});

it('words about the member do not add strength', () => {
  const facts = ['Halcyon', 'vesper.hollis@example.org'];
  expect(judgePassword('halcyon-hollis-7')).toBe('strong');
  expect(judgePassword('halcyon-hollis-7', facts)).toBe('weak');
});
