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
])('%s holds a link', (text) => expect(hasLink(text)).toBe(true));

it.each(['GD01-001. Next turn', 'costs 3.5 on average', 'e.g. this one', 'good (very good)'])(
  '%s holds none',
  (text) => expect(hasLink(text)).toBe(false),
);
