import { describe, expect, it } from 'vitest';
import { isEmail } from './account-checks.ts';
import { readMailedToken } from './use-mailed-token.ts';

describe('isEmail', () => {
  it.each([
    ['vesper@example.org', true],
    [' vesper.h+decks@mail.example.co.uk ', true],
    ['välkommen@exämple.se', true],
    ['vesper', false],
    ['vesper@example', false],
    ['vesper@@example.org', false],
    ['ves per@example.org', false],
    ['vesper@example..org', false],
    ['', false],
  ])('the text %j counts as an e-mail address: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });
});

it.each([
  ['#token=a.b-c_d', 'a.b-c_d'],
  ['#token=a%2Bb', 'a+b'],
  ['#token=', null],
  ['#other=1', null],
  ['', null],
])('the token of %j is %j', (hash, expected) => {
  expect(readMailedToken(hash)).toBe(expected);
});
