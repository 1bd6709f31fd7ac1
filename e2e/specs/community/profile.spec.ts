import type { Database } from '@deckframe/database/db';
import sharp from 'sharp';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer();

async function publishDeck(database: Database, userId: number): Promise<string> {
  const id = `019a0000-0000-7000-8a11-${String(userId).padStart(12, '0')}`;
  const deck = { gameid: 'gundam', decklist_name: 'Root & Ruin', visibility: 1 };
  await database
    .insertInto('decklists')
    .values({ ...deck, id, user_id: userId })
    .execute();
  return id;
}

/** Adds a comment on the member's deck and 26 earlier ratings. */
async function fillActivity(database: Database, userId: number, deck: string): Promise<void> {
  const cards = await database
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .whereRef('cardno', '=', 'originalid')
    .orderBy('cardno')
    .limit(26)
    .execute();
  const member = { user_id: userId, gameid: 'gundam' };
  await database
    .insertInto('card_ratings')
    .values(
      cards.map(({ cardno }) => ({
        ...member,
        card_id: cardno,
        rating: 4,
        updated_at: '2026-01-02T03:04:05Z',
      })),
    )
    .execute();
  const text = '**Hold** <i>two</i> back.';
  await database
    .insertInto('comments')
    .values({ ...member, content_type: 'deck', content_id: deck, text })
    .execute();
}

test('SHELL-11 PROF-04 PROF-15 PROF-17 PROF-20 PROF-21 PROF-22 EXP-06 EXP-31 a visitor opens a profile, and an unknown one', async ({
  page,
  database,
  signIn,
  context,
}) => {
  const { id, username } = await signIn({ user_exp: 41_618 });
  await context.clearCookies();
  await database
    .updateTable('users')
    .set({
      selectedbadge: 'twitch',
      badge_corner: 'top-left',
      selectedavatarbackground: 'VIOLET',
      twitch: 'https://www.twitch.tv/vesper9',
      favorite_card_url_2: '/v3/gundam/cards/ST01-001',
    })
    .where('id', '=', id)
    .execute();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/v3/gundam/profile/${id}`);

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(username);
  await expect(page).toHaveTitle(new RegExp(`^${username} · `));
  await expect(heading.locator('.np__art')).toHaveAttribute('src', /backgrounds\/violet\.webp$/);
  const badge = heading.locator('.np__badge');
  await expect(badge).toHaveAttribute('data-corner', 'top-left');
  await expect(badge).toHaveCSS('top', '-5px');
  await expect(badge).toHaveCSS('left', '-5px');
  await expect(heading.getByText('Level 42')).toBeAttached();
  // Digits and logo are static pictures.
  const digits = heading.locator('.lv__digit');
  await expect(digits).toHaveCount(2);
  await expect(digits.first()).toHaveAttribute('src', '/v3/ctz/levels/4.svg');
  await expect(heading.locator('.lv__logo')).toHaveAttribute('src', '/v3/ctz/levels/lv.svg');
  await expect(
    page.getByRole('progressbar', { name: '618 / 1,000 EXP to level 43' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /vesper9 on Twitch/ })).toHaveAttribute(
    'rel',
    /noopener noreferrer/,
  );
  const favorites = page.getByRole('region', { name: 'Favorite cards' });
  await expect(favorites.getByRole('link')).toHaveAttribute('href', '/v3/gundam/cards/ST01-001');
  const backgrounds = '/v3/ctz/banners/avatarBackgroundConfig.json';
  expect(asked).toContain(backgrounds);
  const entries = (await (await page.request.get(backgrounds)).json()) as Record<string, object>;
  expect(Object.keys(entries)).toContain('default');
  for (const entry of Object.values(entries)) {
    expect(entry).toEqual({
      class: expect.any(String),
      outlineClass: expect.any(String),
      plateStyle: expect.any(Object),
      textClass: expect.any(String),
      avatarBackground: expect.stringMatching(/\.(?:webp|webm)$/),
    });
  }
  expect(await findViolations(page)).toEqual([]);

  await publishDeck(database, id);
  await page.getByRole('tab', { name: 'Decks' }).click();
  await expect(page.getByRole('link', { name: 'Root & Ruin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toHaveCount(0);

  await page.route(`**/api/users/${id}`, async (route) => {
    const answer = await route.fetch();
    const profile = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...profile, userExp: -5, level: 1 } });
  });
  await database
    .updateTable('users')
    .set({ selectedavatarbackground: 'withdrawn' })
    .where('id', '=', id)
    .execute();
  await page.reload();
  await expect(page.getByRole('progressbar', { name: '0 / 1,000 EXP to level 2' })).toBeVisible();
  await expect(heading.locator('.np__art')).toHaveAttribute('src', /backgrounds\/default\.webp$/);

  await goWithin(page, '/v3/gundam/hall-of-fame');
  await goWithin(page, '/v3/gundam/profile/99999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Member not found' })).toBeVisible();
  const served = (member: number) => page.request.get(`/v3/gundam/profile/${member}`);
  expect((await served(99_999_999)).status()).toBe(404);
  expect(await (await served(id)).text()).toContain(`<title>${username} · `);
});

test("a member's activity: all kinds, single kinds, older pages, and errors", async ({
  page,
  context,
  database,
  signIn,
}) => {
  const { id, username } = await signIn();
  await context.clearCookies();
  const deck = await publishDeck(database, id);
  await fillActivity(database, id, deck);
  await page.goto(`/v3/gundam/profile/${id}`);
  const activity = page.getByRole('region', { name: 'Activity' });
  const rows = activity.getByRole('listitem');
  const answers = '**/api/users/*/activity?*';
  await page.route(answers, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', detail: 'x', params: {} } }),
  );
  await page.getByRole('tab', { name: 'Activity', exact: true }).click();
  await expect(activity.getByRole('alert')).toContainText('The activity did not load');
  await page.unroute(answers);
  await activity.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(25);
  const [said, saved] = [rows.nth(0), rows.nth(1)];
  await expect(said).toContainText('Commented on Root & Ruin');
  await expect(said.getByText('Hold <i>two</i> back.', { exact: true })).toBeVisible();
  await expect(saved.getByRole('link', { name: 'Root & Ruin' })).toHaveAttribute(
    'href',
    /^\/v3\/gundam\/deck\/.+/,
  );
  await expect(rows.nth(2)).toContainText('4 stars');
  await expect(rows.nth(2).locator('time')).toHaveAttribute('title', /2026/);
  expect(await findViolations(page), 'activity').toEqual([]);
  await activity.getByRole('button', { name: 'Older' }).press('Enter');
  await expect(rows).toHaveCount(28);
  await expect(activity.getByRole('button', { name: 'Older' })).toHaveCount(0);
  await activity.getByRole('button', { name: 'Comments' }).press('Enter');
  await expect(rows).toHaveCount(1);
  await activity.getByRole('button', { name: 'Ratings' }).click();
  await expect(rows).toHaveCount(25);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /^\/v3\/gundam\/cards\//);
  await database.deleteFrom('decklists').where('id', '=', deck).execute();
  await activity.getByRole('button', { name: 'Decks' }).click();
  await expect(activity.getByText(`${username} has not published any decks yet.`)).toBeVisible();
});

test('PROF-13 PROF-19 PROF-23 failures are shown, and a broken badge is hidden', async ({
  page,
  database,
  signIn,
}) => {
  const { id } = await signIn();
  await database
    .updateTable('users')
    .set({ selectedbadge: 'twitch' })
    .where('id', '=', id)
    .execute();
  await page.route('**/avatarBackgroundConfig.json', (route) => route.fulfill({ status: 404 }));
  await page.route('**/badges/*.svg', (route) => route.fulfill({ status: 404 }));
  const badge = page.waitForResponse('**/badges/*.svg');
  await page.route('**/api/me/profile', (route) => route.abort());
  await page.goto('/v3/gundam/profile');
  await expect(page).toHaveURL(new RegExp(`/profile/${id}$`));
  const main = page.getByRole('main');
  // This toast disappears; the text on the page stays.
  await expect(page.getByText('Failed to load avatar backgrounds')).toBeVisible();
  await expect(main).toContainText('Error loading user profile: The server could not be reached.');
  await page.unroute('**/api/me/profile');
  await page.route('**/api/me/profile', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', detail: 'x', params: {} } }),
  );
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main).toContainText(
    'Failed to load user profile: Something went wrong on our side.',
  );
  await page.unroute('**/api/me/profile');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.locator('h1 .np')).toBeVisible();
  expect((await badge).status()).toBe(404);
  await expect(main.locator('h1 .np__badge')).toHaveCount(0);
});

test('PROF-05 PROF-09 PROF-11 PROF-12 PROF-14 a member edits the profile with live preview and uploads a picture', async ({
  page,
  signIn,
}) => {
  const renamed = ownName('Renamed');
  const { id } = await signIn({ user_exp: 5000 });
  await page.goto(`/v3/gundam/profile/${id}`);

  // Changes only the background, with one click.
  await page.getByRole('radio', { name: 'Ember' }).check();
  await expectToast(page, 'Profile updated successfully');
  await expect(page.locator('h1 .np__art')).toHaveAttribute('src', /ember\.webp$/);
  await expect(page.getByRole('banner').locator('.np__art')).toHaveAttribute('src', /ember\.webp$/);

  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  expect(await findViolations(page), 'the edit sheet').toEqual([]);

  const name = dialog.getByLabel('Username');
  await name.fill('System');
  await expect(dialog.getByText('This username is reserved.')).toBeVisible();
  await name.fill(renamed);
  await expect(dialog.getByText('This name is available.')).toBeVisible();
  await expect(dialog.locator('.pf-preview .np__name')).toHaveText(renamed);

  await dialog.getByLabel('Twitch', { exact: true }).first().fill('https://evil.test/x');
  await expect(dialog.getByText('Enter a name or an address of Twitch.')).toBeVisible();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Twitch', { exact: true }).first().fill('@renamed');
  await dialog.getByRole('radio', { name: 'Twitch' }).check();
  await expect(dialog.locator('.pf-preview .np__badge')).toBeVisible();
  await dialog.getByLabel('Corner of the badge').selectOption('top-right');
  await expect(dialog.getByRole('radio', { name: /Aurum/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Foundry' }).check();

  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(dialog.getByText(/^Image upload failed: Send a JPEG, PNG/)).toBeVisible();
  await file.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await expect(dialog.locator('.pf-preview .np__face')).toHaveAttribute(
    'src',
    /\/media\/uploads\//,
  );

  await dialog.getByRole('button', { name: 'Favorite 1: choose a card' }).click();
  await dialog.getByLabel('Search cards').fill('ST01-001');
  await dialog.locator('.pf-found button').first().click();

  await save.click();
  await expect(dialog).toBeHidden();
  const plate = page.locator('h1 .np');
  await expect(plate).toContainText(renamed);
  await expect(plate.locator('.np__badge')).toHaveAttribute('data-corner', 'top-right');
  await expect(page.locator('.pf-banner__art')).toHaveAttribute('src', /foundry\.webp$/);
  await expect(page.locator('.pf-favorites li')).toHaveCount(1);
  const own = page.getByRole('banner').locator('.np');
  await expect(own).toContainText(renamed);
  await expect(own.locator('.np__face')).toHaveAttribute('src', /\/avatars\/\d+\/sd\//);
  // The six parts of a nameplate: link, name, avatar, badge, background and level.
  await expect(own).toHaveAttribute('href', `/v3/gundam/profile/${id}`);
  await expect(own.locator('.np__badge')).toContainText('Twitch');
  await expect(own.locator('.np__art')).toHaveAttribute('src', /ember\.webp$/);
  await expect(own.getByText('Level 6')).toBeAttached();
  const small = await page.request.get((await own.locator('.np__face').getAttribute('src')) ?? '');
  expect(await sharp(await small.body()).metadata()).toMatchObject({ format: 'webp', width: 128 });

  await page.reload();
  await expect(plate).toContainText(renamed);
});
