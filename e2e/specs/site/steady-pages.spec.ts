import { givePassword } from '@deckframe/api/src/testing/give-password.ts';
import { createDecks } from '../../community.ts';
import { PAGE_ADDRESSES, PARAMETERS } from '../../page-addresses.ts';
import { createMember, expect, test } from '../../test.ts';
import { watchLayout } from '../../watch-layout.ts';

/** Opened in every width. */
const MAIN_PAGES = ['home', 'cardList', 'card', 'build', 'deck'];
/** From the smallest phone to a wide window. Each width opens a share of the other pages. */
const WIDTHS: Readonly<Record<number, readonly string[]>> = {
  320: ['editDeck', 'addCards', 'community', 'createTournament', 'confirmEmail', 'settings'],
  390: ['decks', 'leaderboard', 'articles', 'forgotPassword', 'dataProtection'],
  720: ['publicDecklists', 'ownProfile', 'studio', 'login', 'forgotUsername', 'hallOfFame'],
  1024: ['myDecks', 'profile', 'statistics', 'register', 'resetPassword'],
  1440: ['collection', 'profileCollection', 'deckSamples', 'verifyEmail', 'account'],
};
/** Largest sum of shifts in one burst, as browsers compute it. */
const MOST_SHIFT = 0.02;
/** Main content of a page that appears after its heading. */
const CONTENT: Record<string, string> = {
  home: '#popular-title',
  cardList: '[data-index="0"]',
  card: '.card-fields',
  build: '.pool [data-index="0"]',
  editDeck: '.pool [data-index="0"]',
  deck: '.stack',
  publicDecklists: '.deck-card',
  myDecks: '.deck-card',
  profile: 'h1 .np',
};

for (const [key, others] of Object.entries(WIDTHS)) {
  const width = Number(key);
  const title = `nothing moves, fails or sticks out at ${width} px`;
  test(title, { tag: '@walk' }, async ({ page, database, signIn }) => {
    const { id: userId } = await signIn();
    const [deck = ''] = await createDecks(database, [
      { userId, name: 'Steady hands', cards: '4 x ST01-001\n4 x ST01-002\n4 x ST01-003' },
    ]);
    const place = (address: string) =>
      address
        .replace(`/${PARAMETERS.deckId}`, `/${deck}`)
        .replace(/\/profile\/1\b/, `/profile/${userId}`);
    const wanted = [...MAIN_PAGES, ...others];
    const pages = PAGE_ADDRESSES.filter(({ id }) => wanted.includes(id));
    expect(pages).toHaveLength(wanted.length);

    await page.setViewportSize({ width, height: width < 700 ? 700 : 900 });
    const layout = await watchLayout(page);
    for (const { id, address } of pages) {
      await page.goto(place(address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.move(width / 2, 400);
      const content = CONTENT[id];
      if (content !== undefined) await expect(page.locator(content).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]:not(.kit *)')).toHaveCount(0);
      const seen = await layout.read();
      expect.soft(seen.shift, `${id}: ${seen.moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT);
      expect.soft(seen.errors, id).toEqual([]);
      expect.soft(seen.sticksOut, id).toEqual([]);
    }
  });
}

for (const width of [390, 1440]) {
  const title = `nothing moves from logging in to home at ${width} px`;
  test(title, { tag: '@walk' }, async ({ page, database }) => {
    const password = 'steady-lantern-harbor';
    const { id, username } = await createMember(database);
    await givePassword(database, id, password);
    await page.setViewportSize({ width, height: 900 });
    const layout = await watchLayout(page);
    await page.goto('/v3/gundam/login');
    await page.locator('input[autocomplete~="username"]').fill(username);
    await page.locator('input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v3\/gundam\/?$/);
    await page.mouse.move(width / 2, 400);
    await expect(page.locator('#popular-title')).toBeVisible();
    const seen = await layout.read();
    expect(seen.shift, seen.moved.join('; ')).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
