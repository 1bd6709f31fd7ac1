import { assert as check, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPasswordFault } from './passwords.ts';
import { findUsernameFault, foldUsername, skeletonOf } from './usernames.ts';

describe('findUsernameFault', () => {
  it.each([
    'abc',
    'Vesper.Hollis',
    'kai_99',
    'ゲーマー太郎',
    'Игрок',
    'Παίκτης',
    'x'.repeat(30),
    'Jörg-7',
  ])('accepts %s', (name) => expect(findUsernameFault(name)).toBeNull());

  it.each([
    ['ab', 'USERNAME_LENGTH'],
    ['x'.repeat(31), 'USERNAME_LENGTH'],
    ['  a  ', 'USERNAME_LENGTH'],
    ['a b c', 'USERNAME_CHARACTERS'],
    ['_abc', 'USERNAME_CHARACTERS'],
    ['abc-', 'USERNAME_CHARACTERS'],
    ['a..b', 'USERNAME_CHARACTERS'],
    ['a@b.c', 'USERNAME_CHARACTERS'],
    ['a\u202Ebc', 'USERNAME_CHARACTERS'],
    ['a\u200Bbc', 'USERNAME_CHARACTERS'],
    ['ab\u0301\u0302\u0303\u0304c', 'USERNAME_CHARACTERS'],
    ['pаypal', 'USERNAME_CHARACTERS'],
    ['Admin', 'USERNAME_RESERVED'],
    ['adm1n', 'USERNAME_RESERVED'],
    ['sys.tem', 'USERNAME_RESERVED'],
    ['DeckFrame_Team', 'USERNAME_RESERVED'],
    ['Deleted-User', 'USERNAME_RESERVED'],
    ['deleted-12', 'USERNAME_RESERVED'],
    ['De1eted.7', 'USERNAME_RESERVED'],
    ['deletedByNobody', 'USERNAME_RESERVED'],
  ])('refuses %j: %s', (name, fault) => expect(findUsernameFault(name)).toBe(fault));
});

describe('skeletonOf', () => {
  it.each([
    ['Paypal', 'PaypaI'],
    ['modern', 'modem'],
    ['Ollie', '0llie'],
    ['сосо', 'coco'],
    ['a_b', 'a-b'],
    ['José', 'Jose'],
    ['ＡＢＣ', 'abc'],
  ])('%s looks like %s', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

  it('different names have different skeletons', () => {
    expect(skeletonOf('vesper')).not.toBe(skeletonOf('jasper'));
  });

  it('ignores case, and folding twice changes nothing', () => {
    check(
      property(string({ unit: 'grapheme', maxLength: 30 }), (name) => {
        const folded = foldUsername(name);
        expect(skeletonOf(folded)).toBe(skeletonOf(name));
        expect(foldUsername(folded)).toBe(folded);
      }),
    );
  });
});

it.each([
  ['short', 'PASSWORD_LENGTH'],
  ['x'.repeat(129), 'PASSWORD_LENGTH'],
  ['kq7-wde\u0301', 'PASSWORD_LENGTH'],
  ['ﬃ'.repeat(43), 'PASSWORD_LENGTH'],
  ['zzzzzzzzzz', 'PASSWORD_GUESSABLE'],
  ['Password1', 'PASSWORD_GUESSABLE'],
  ['ｐａｓｓｗｏｒｄ１', 'PASSWORD_GUESSABLE'],
  ['VesperHollis', 'PASSWORD_GUESSABLE'],
  ['ｖｅｓｐｅｒＨｏｌｌｉｓ', 'PASSWORD_GUESSABLE'],
  ['vesper@example.org', 'PASSWORD_GUESSABLE'],
  ['bridge-walnut', null],
])('the password %j: %s', (password, fault) => {
  expect(findPasswordFault(password, ['vesperhollis', 'vesper@example.org'])).toBe(fault);
});
