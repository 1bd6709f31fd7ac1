import { getPage } from '@deckframe/domain/site/pages/page-path';
import { choosePage } from '@deckframe/domain/site/pages/choose-page';
import { describe, expect, it } from 'vitest';
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
  it('C-21 shows coming soon for announced features and not found for hidden ones', () => {
    const page = getPage('cardList');
    expect(choosePage(page, { cardList: 'live' })).toBe('own');
    expect(choosePage(page, { cardList: 'comingSoon' })).toBe('comingSoon');
    expect(choosePage(page, { cardList: 'hidden' })).toBe('notFound');
    expect(choosePage(page, {})).toBe('notFound');
  });

  it('shows coming soon where a config enables a page that is not built', () => {
    expect(choosePage(getPage('statistics'), { statistics: 'live' })).toBe('comingSoon');
  });

  it('N-04 opens the community page although its group is coming soon', () => {
    expect(choosePage(getPage('community'), { community: 'comingSoon' })).toBe('own');
  });
});

it.each([
  ['/', '/'],
  ['/cards/{cardno}', '/cards/$cardno'],
  ['/tournaments/{id}/edit', '/tournaments/$id/edit'],
])('prints %s for the router as %s', (path, expected) => {
  expect(toRouterPath(path)).toBe(expected);
});
