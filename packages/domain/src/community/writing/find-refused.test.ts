import { array, assert, property, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { findRefused } from './find-refused.ts';
import { DEFAULT_WRITING_RULES } from './writing-rules.ts';

const rules = {
  ...DEFAULT_WRITING_RULES,
  words: ['grub', 'cheap boxes', 'scam*', '*bot*'],
  hosts: ['bad.test', 'xn--bd-viaa.test'],
};

it.each([
  ['What a GRUB!', 'grub'],
  ['grub, and more', 'grub'],
  ['ｇｒｕｂ', 'grub'],
  ['gr\u200Bub', 'grub'],
  ['Cheap\n  boxes here', 'cheap boxes'],
  ['scammers', 'scam*'],
  ['aimbots', '*bot*'],
  ['see https://bad.test/x', 'bad.test'],
  ['WWW.BAD.TEST', 'bad.test'],
  ['me@sub.bad.test', 'bad.test'],
  ['Look.bad.test.Now', 'bad.test'],
  ['bad。test', 'bad.test'],
])('%s is refused for %s', (text, entry) => expect(findRefused(rules, text)).toBe(entry));

it.each(['', 'grubby', 'a cheap box', 'ascam', 'notbad.test', 'bad.testing', 'bad, test'])(
  '%s is allowed',
  (text) => expect(findRefused(rules, text)).toBeNull(),
);

it('finds a listed word anywhere in a text', () => {
  const words = array(stringMatching(/^[a-z]{1,8}$/u));
  assert(
    property(words, words, (before, after) => {
      const text = [...before, 'grub', ...after].join(' ');
      expect(findRefused({ ...rules, words: ['grub'], hosts: [] }, text)).toBe('grub');
    }),
  );
});
