import { assert as check, constantFrom, property, stringMatching, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { hasLink } from './find-links.ts';

it.each([
  'look at https://cards.test/x',
  'HTTP://SHOP',
  'www.cards.test',
  'a [word](//cards.test)',
  'write to mailto:a@b',
  'cheap at best-cards.shop now',
  'ｈｔｔｐｓ：//wide',
  'ftp://files',
  'cards.de',
  'cards.co.uk/x',
  'CARDS.Online',
  'cards.museum.',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  'cards。com',
  'cards．com',
  'cards\u200B.com',
  'cards.\u200Dcom',
  'at 203.0.113.7',
  '203.0.113.7:8080/x',
  'at [2001:db8::7]',
])('%s contains a link', (text) => expect(hasLink(text)).toBe(true));

it.each([
  'GD01-001. Next turn',
  'costs 3.5 on average',
  'e.g. this one',
  'good (very good)',
  'z.B. diese',
  'wait...what',
  'No.1 of 1.2.3',
  'played in the U.S.A. too',
  'いいデッキ。また見る',
  'from 8:30 to 9:00 [1:2]',
])('%s contains no link', (text) => expect(hasLink(text)).toBe(false));

const label = stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,20}[A-Za-z0-9]$/);
const ending = stringMatching(/^[A-Za-z]{2,24}$/);
const around = constantFrom('', ' ', '(', ' see ', '\n', ', ');

it('any host name with a letter ending is a link, in any case and position', () => {
  check(
    property(tuple(around, label, ending, around), ([before, name, end, after]) => {
      expect(hasLink(`${before}${name}.${end}${after}`)).toBe(true);
    }),
  );
});

it('dots followed by spaces are not links', () => {
  check(
    property(tuple(label, label, label), (words) => {
      expect(hasLink(`${words.join('. ')}.`)).toBe(false);
    }),
  );
});
