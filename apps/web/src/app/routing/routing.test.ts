import { getPage } from '@deckframe/domain/page-path';
import { describe, expect, it } from 'vitest';
import { choosePage } from './choose-page.ts';
import { judgeAccess } from './guard.ts';
import { toRouterPath } from './router-path.ts';

describe('judgeAccess', () => {
  const member = { roles: [] };
  const administrator = { roles: ['Administrator'] };

  it.each([
    ['myDecks', null, 'login'],
    ['myDecks', member, 'pass'],
    ['admin', null, 'forbidden'],
    ['admin', member, 'forbidden'],
    ['admin', administrator, 'pass'],
    ['home', null, 'pass'],
  ] as const)('C-18 %s for %j: %s', (id, user, verdict) => {
    expect(judgeAccess(getPage(id).access, user)).toBe(verdict);
  });
});

describe('choosePage', () => {
  const built = { opensEarly: false };

  it('C-21 answers announced features honestly and hides hidden ones', () => {
    const page = getPage('cardList');
    expect(choosePage(page, built, { cardList: 'live' })).toBe('own');
    expect(choosePage(page, built, { cardList: 'comingSoon' })).toBe('comingSoon');
    expect(choosePage(page, built, { cardList: 'hidden' })).toBe('notFound');
    expect(choosePage(page, built, {})).toBe('notFound');
  });

  it('says coming soon where a config promises a page that is not built', () => {
    expect(choosePage(getPage('cardList'), undefined, { cardList: 'live' })).toBe('comingSoon');
  });

  it('N-04 opens the community landing although the hub is only announced', () => {
    const choice = choosePage(
      getPage('community'),
      { opensEarly: true },
      { community: 'comingSoon' },
    );
    expect(choice).toBe('own');
  });
});

it.each([
  ['/', '/'],
  ['/cards/{cardno}', '/cards/$cardno'],
  ['/tournaments/{id}/edit', '/tournaments/$id/edit'],
])('prints %s for the router as %s', (path, expected) => {
  expect(toRouterPath(path)).toBe(expected);
});
