import { describe, expect, it } from 'vitest';
import { fillPath, findPage, findRedirect, gameBasePath, getPage } from './page-path.ts';
import type { Page } from './page.ts';
import { PAGES } from './pages.ts';

const pages: readonly Page[] = PAGES;

it.each([
  ['/', 'home'],
  ['/cardlist', 'cardList'],
  ['/cards/ST01-001', 'card'],
  ['/build', 'build'],
  ['/deckbuilder', 'build'],
  ['/deckbuilder/7', 'editDeck'],
  ['/deck/7', 'deck'],
  ['/decks', 'decks'],
  ['/decklists', 'publicDecklists'],
  ['/mydecks', 'myDecks'],
  ['/leaderboard', 'leaderboard'],
  ['/profile/2', 'profile'],
  ['/community', 'community'],
  ['/admin', 'admin'],
  ['/admin/reports', 'reports'],
  ['/login', 'login'],
  ['/register', 'register'],
  ['/tournaments', 'tournaments'],
  ['/tournaments/create', 'createTournament'],
  ['/tournaments/announce', 'upcomingTournaments'],
  ['/upcoming-tournaments', 'upcomingTournaments'],
  ['/tournament-results', 'tournamentResults'],
  ['/meta', 'resultMeta'],
  ['/tournaments/deck-samples', 'deckSamples'],
  ['/tournaments/9', 'tournament'],
  ['/tournaments/9/admin', 'administerTournament'],
  ['/cardlist/', 'cardList'],
])('%s is the page %s', (path, id) => {
  expect(findPage(path)?.page.id).toBe(id);
});

it.each(['/nowhere', '/cards', '/cards/1/2', '/deck', '/cards/%E0%A4%A', '/cardList'])(
  '%s is not a page',
  (path) => {
    expect(findPage(path)).toBeUndefined();
  },
);

describe('redirects', () => {
  it('SHELL-15 content and events redirect to the card list', () => {
    expect(findRedirect('/content')).toBe('/cardlist');
    expect(findRedirect('/events')).toBe('/cardlist');
  });

  it('a decklist address redirects to the deck view with its id', () => {
    expect(findRedirect('/decklists/a%2Fb')).toBe('/deck/a%2Fb');
    expect(findRedirect('/decklists')).toBeUndefined();
  });
});

describe('the table of pages', () => {
  it('names every address once', () => {
    const addresses = pages.flatMap((page) => [page.path, ...(page.aliases ?? [])]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(pages.map((page) => page.id)).size).toBe(pages.length);
  });

  it.each(pages.map((page) => [page.id, page] as const))(
    '%s is found by its own address',
    (_, page) => {
      const params = { cardno: 'A/1★', deckId: '1', userId: '2', tradeId: '3', id: 'id' };
      expect(findPage(fillPath(page.path, params))?.page.id).toBe(page.id);
    },
  );

  it('excludes protected pages from search engines', () => {
    const guarded = pages.filter((page) => page.access !== 'public');
    expect(guarded.map((page) => page.indexed)).not.toContain(true);
    expect(getPage('myDecks').access).toBe('member');
    expect(getPage('admin').access).toBe('administrator');
    expect(getPage('kit').indexed).toBe(false);
  });
});

it('card addresses work for any card number', () => {
  const path = fillPath(getPage('card').path, { cardno: 'UA01/AB-1-001★_p1' });
  expect(path).toBe('/cards/UA01%2FAB-1-001%E2%98%85_p1');
  expect(findPage(path)?.params).toEqual({ cardno: 'UA01/AB-1-001★_p1' });
});

it('every game has its base path', () => {
  expect(gameBasePath('gundam')).toBe('/v3/gundam');
});

it('a missing parameter throws', () => {
  expect(() => fillPath('/deck/{deckId}', {})).toThrow('needs "deckId"');
});
