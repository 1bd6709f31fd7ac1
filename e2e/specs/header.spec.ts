import { Header } from '../header.ts';
import { expect, test } from '../test.ts';

test.use({ site: 'documents' });

const live = (name: string) => ({ name, soon: false });
const soon = (name: string) => ({ name, soon: true });

test.describe('header, logged out', () => {
  test('SHELL-18 SHELL-26 Build lists what a visitor may use', async ({ page }) => {
    await page.goto('/v3/gundam/');
    expect(await new Header(page).entries('Build')).toEqual([
      live('Deck Builder'),
      live('Card List'),
    ]);
  });

  test('SHELL-19 SHELL-21 SHELL-26 Community: all but Leaderboard is coming soon', async ({
    page,
  }) => {
    await page.goto('/v3/gundam/');
    expect(await new Header(page).entries('Community')).toEqual([
      live('Leaderboard'),
      soon('Articles'),
      soon('Content HUB'),
      soon('Events'),
    ]);
  });

  test('SHELL-22 Competitive lists three entries, all coming soon', async ({ page }) => {
    await page.goto('/v3/gundam/');
    expect(await new Header(page).entries('Competitive')).toEqual([
      soon('Tournament Results'),
      soon('Result Meta'),
      soon('Statistics'),
    ]);
  });

  test('SHELL-17 an entry that is coming soon can be focused and leads nowhere', async ({
    page,
  }) => {
    await page.goto('/v3/gundam/');
    const popup = await new Header(page).open('Competitive');
    const entry = popup.getByText('Statistics', { exact: true });
    await entry.click();
    await expect(page).toHaveURL(/\/v3\/gundam\/$/);
  });

  test('SHELL-20 SHELL-21 Custom Hub shows for ua and uaen only', async ({ page }) => {
    for (const game of ['ua', 'uaen']) {
      await page.goto(`/v3/${game}/`);
      expect(await new Header(page).entries('Community')).toContainEqual(soon('Custom Hub'));
    }
    for (const game of ['gundam', 'opcg']) {
      await page.goto(`/v3/${game}/`);
      const names = (await new Header(page).entries('Community')).map(({ name }) => name);
      expect(names).not.toContain('Custom Hub');
    }
  });

  test('SHELL-23 My Account is absent', async ({ page }) => {
    await page.goto('/v3/gundam/');
    const header = new Header(page);
    await expect(header.group('Build')).toBeVisible();
    await expect(header.group('My Account')).toHaveCount(0);
  });

  test('SHELL-29 a link reads Login / Register', async ({ page }) => {
    await page.goto('/v3/gundam/');
    const link = new Header(page).root.getByRole('link', { name: 'Login / Register', exact: true });
    await expect(link).toHaveAttribute('href', '/v3/gundam/login');
  });
});

test.describe('header, logged in', () => {
  test('SHELL-18 Build lists the member’s entries in order', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/v3/gundam/');
    expect(await new Header(page).entries('Build')).toEqual([
      live('Deck Builder'),
      live('My Decks'),
      live('Card List'),
      soon('My Collection'),
      live('Public Decklists'),
    ]);
  });

  test('SHELL-19 SHELL-21 Community starts with Public Decklists', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/v3/gundam/');
    expect(await new Header(page).entries('Community')).toEqual([
      live('Public Decklists'),
      live('Leaderboard'),
      soon('Articles'),
      soon('Content HUB'),
      soon('Events'),
    ]);
  });

  test('SHELL-23 My Account lists five entries and Log Out', async ({ page, signIn }) => {
    const member = await signIn();
    await page.goto('/v3/gundam/');
    const header = new Header(page);
    expect(await header.entries('My Account')).toEqual([
      live('My Profile'),
      live('My Decks'),
      soon('My Collection'),
      live('Public Decklists'),
      soon('Profile Collection'),
      live('Log Out'),
    ]);
    await expect(
      header.popupOf('My Account').getByRole('link', { name: /My Profile/ }),
    ).toHaveAttribute('href', `/v3/gundam/profile/${member.id}`);
  });

  test('SHELL-27 SHELL-28 shows two initials, the name as a link and a log-out button', async ({
    page,
    signIn,
  }) => {
    const member = await signIn({ username: 'Halcyon' });
    await page.goto('/v3/gundam/');
    const { root } = new Header(page);
    await expect(root.getByText('HA', { exact: true })).toBeVisible();
    await expect(root.getByRole('link', { name: /Halcyon/ })).toHaveAttribute(
      'href',
      `/v3/gundam/profile/${member.id}`,
    );
    await expect(root.getByRole('button', { name: /log out/i })).toBeVisible();
  });

  test('SHELL-27 shows the avatar of a member who has one', async ({ page, signIn }) => {
    const avatar = '/media/gundam/cards/315/ST05-001.webp';
    await signIn({ username: 'Faced', avatar });
    await page.goto('/v3/gundam/');
    const { root } = new Header(page);
    await expect(root.locator(`img[src="${avatar}"]`)).toBeVisible();
    await expect(root.getByText('FA', { exact: true })).toHaveCount(0);
  });
});

test.describe('Administration', () => {
  for (const role of ['Administrator', 'Superadmin']) {
    test(`SHELL-24 shows to ${role}`, async ({ page, signIn }) => {
      await signIn({ roles: [role] });
      await page.goto('/v3/gundam/');
      const popup = await new Header(page).open('Administration');
      await expect(popup.getByRole('link', { name: /Admin Panel/ })).toHaveAttribute(
        'href',
        '/v3/gundam/admin',
      );
    });
  }

  test('SHELL-24 is absent for a member and a visitor', async ({ page, signIn }) => {
    await page.goto('/v3/gundam/');
    const header = new Header(page);
    await expect(header.group('Build')).toBeVisible();
    await expect(header.group('Administration')).toHaveCount(0);
    await signIn();
    await page.reload();
    await expect(header.group('My Account')).toBeVisible();
    await expect(header.group('Administration')).toHaveCount(0);
  });

  test('SHELL-24 shows to anyone on localhost, where the page still refuses', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/v3/gundam/`);
    const popup = await new Header(page).open('Administration');
    await popup.getByRole('link', { name: /Admin Panel/ }).click();
    await expect(page.getByRole('main')).toContainText(/Insufficient permissions/);
  });
});
