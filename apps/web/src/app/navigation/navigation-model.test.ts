import type { FeatureId, FeatureState } from '@deckframe/domain/game-config';
import { findPage, findRedirect } from '@deckframe/domain/site/pages/page-path';
import type { MenuGroupId } from '@deckframe/domain/site/pages/page';
import { describe, expect, it } from 'vitest';
import { findActiveItem, listBottomNavItems } from './bottom-nav-model.ts';
import { listNavGroups, type NavSituation } from './navigation-model.ts';

/** The states the documents describe. */
const DOCUMENTED: Partial<Record<FeatureId, FeatureState>> = {
  deckBuilder: 'live',
  cardList: 'live',
  myDecks: 'live',
  publicDecklists: 'live',
  decksLanding: 'live',
  leaderboard: 'live',
  profile: 'live',
  adminPanel: 'live',
  collection: 'comingSoon',
  profileCollection: 'comingSoon',
  articles: 'comingSoon',
  contentHub: 'comingSoon',
  events: 'comingSoon',
  customHub: 'hidden',
  studio: 'hidden',
  tournaments: 'comingSoon',
  tournamentResults: 'comingSoon',
  resultMeta: 'comingSoon',
  statistics: 'comingSoon',
  community: 'comingSoon',
};

const visitor: NavSituation = {
  features: DOCUMENTED,
  user: null,
  hostname: 'cards.example',
};
const member: NavSituation = { ...visitor, user: { id: '7', roles: [] } };

function printGroup(situation: NavSituation, id: MenuGroupId): string[] | undefined {
  return listNavGroups(situation)
    .find((group) => group.id === id)
    ?.entries.map((entry) => (entry.comingSoon ? `${entry.id} (soon)` : entry.id));
}

describe('listNavGroups', () => {
  it('SHELL-18 shows a member the whole Build group', () => {
    expect(printGroup(member, 'build')).toEqual([
      'deckBuilder',
      'myDecks',
      'cardList',
      'collection (soon)',
      'publicDecklists',
    ]);
  });

  it('SHELL-26 shows a visitor no My Decks, My Collection or Public Decklists', () => {
    expect(printGroup(visitor, 'build')).toEqual(['deckBuilder', 'cardList']);
    const ids = listNavGroups(visitor).flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids).not.toContain('myDecks');
    expect(ids).not.toContain('collection');
    expect(ids).not.toContain('publicDecklists');
  });

  it('SHELL-19 SHELL-21 lists Community with all but decklists and leaderboard coming soon', () => {
    expect(printGroup(member, 'community')).toEqual([
      'publicDecklists',
      'leaderboard',
      'articles (soon)',
      'contentHub (soon)',
      'events (soon)',
    ]);
  });

  it('SHELL-20 shows Custom Hub only if the config has it', () => {
    const withHub = { ...DOCUMENTED, customHub: 'comingSoon' } as const;
    expect(printGroup({ ...member, features: withHub }, 'community')).toContain('customHub (soon)');
    expect(printGroup(member, 'community')).not.toContain('customHub (soon)');
  });

  it('SHELL-17 SHELL-22 lists Competitive, all coming soon', () => {
    expect(printGroup(visitor, 'competitive')).toEqual([
      'tournamentResults (soon)',
      'resultMeta (soon)',
      'statistics (soon)',
    ]);
  });

  it('SHELL-23 shows My Account to members only', () => {
    expect(printGroup(visitor, 'account')).toBeUndefined();
    expect(printGroup(member, 'account')).toEqual([
      'profile',
      'myDecks',
      'collection (soon)',
      'publicDecklists',
      'profileCollection (soon)',
    ]);
    const account = listNavGroups(member).find(({ id }) => id === 'account');
    expect(account?.entries[0]?.path).toBe('/profile/7');
  });

  it('working pages that the documents do not name come last and are never marked as coming soon', () => {
    const features: NavSituation['features'] = {
      ...DOCUMENTED,
      tournaments: 'live',
      resultMeta: 'live',
      trades: 'live',
      accountSettings: 'live',
    };
    expect(printGroup({ ...visitor, features }, 'competitive')).toEqual([
      'tournamentResults (soon)',
      'resultMeta',
      'statistics (soon)',
      'tournaments',
      'fieldPlanner',
    ]);
    expect(printGroup({ ...member, features }, 'community')?.at(-1)).toBe('trades');
    expect(printGroup({ ...member, features }, 'account')?.slice(-3)).toEqual([
      'trades',
      'settings',
      'accountSettings',
    ]);
    expect(printGroup({ ...visitor, features }, 'community')).not.toContain('trades');
  });

  it('a config may add the account settings', () => {
    const features: NavSituation['features'] = { ...DOCUMENTED, accountSettings: 'live' };
    expect(printGroup({ ...member, features }, 'account')?.at(-1)).toBe('accountSettings');
  });

  it.each([
    ['cards.example', null, false],
    ['cards.example', [], false],
    ['cards.example', ['Administrator'], true],
    ['cards.example', ['Superadmin'], true],
    ['localhost', null, true],
    ['localhost.example', null, false],
  ])('SHELL-24 on %s with roles %j shows Administration: %s', (hostname, roles, shown) => {
    const user = roles === null ? null : { id: '7', roles };
    const group = printGroup({ ...visitor, hostname, user }, 'administration');
    expect(group).toEqual(shown ? ['adminPanel'] : undefined);
  });

  it('a config may add the report queue for administrators', () => {
    const features: NavSituation['features'] = { ...DOCUMENTED, reports: 'live' };
    const admin = { id: '7', roles: ['Administrator'] };
    expect(printGroup({ ...visitor, features, user: admin }, 'administration')).toEqual([
      'adminPanel',
      'reports',
    ]);
    expect(printGroup({ ...member, features }, 'administration')).toBeUndefined();
  });

  it('links only to existing addresses', () => {
    const paths = listNavGroups({ ...member, hostname: 'localhost' }).flatMap(({ entries }) =>
      entries.map(({ path }) => path),
    );
    expect(paths.filter((path) => !findPage(path) && !findRedirect(path))).toEqual([]);
  });

  it('omits hidden features and empty groups', () => {
    const features: NavSituation['features'] = { leaderboard: 'live', articles: 'hidden' };
    expect(listNavGroups({ ...visitor, features })).toEqual([
      {
        id: 'community',
        entries: [{ id: 'leaderboard', path: '/leaderboard', icon: 'trophy', comingSoon: false }],
      },
    ]);
  });
});

describe('bottom navigation', () => {
  it('SHELL-36 SHELL-37 has five items, Tournaments and Community disabled', () => {
    expect(listBottomNavItems(DOCUMENTED).map(({ id, disabled }) => [id, disabled])).toEqual([
      ['home', false],
      ['cards', false],
      ['decks', false],
      ['tournaments', true],
      ['community', true],
    ]);
  });

  it.each([
    ['/', 'home'],
    ['/decks', 'decks'],
    ['/deckbuilder', 'decks'],
    ['/deckbuilder/42', 'decks'],
    ['/mydecks', 'decks'],
    ['/decklists', 'decks'],
    ['/deck/42', undefined],
    ['/build', undefined],
    ['/decksomething', undefined],
  ])('SHELL-38 %s highlights %s', (pathname, expected) => {
    expect(findActiveItem(pathname)).toBe(expected);
  });
});
