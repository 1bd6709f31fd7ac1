import { letDraw, rememberScripts, watchFor } from '../../sightings.ts';
import { expect, test } from '../../test.ts';

test.describe('route overlay', () => {
  const overlay = '.route-overlay';

  test('SHELL-39 appears for about 300 ms on a change of route name', async ({ page }) => {
    await page.clock.install();
    await page.goto('/v3/gundam/hall-of-fame');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.locator(overlay)).toBeHidden();

    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data protection' }).click();
    await expect(page.locator(overlay)).toBeVisible();
    await page.clock.runFor(250);
    await expect(page.locator(overlay)).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.locator(overlay)).toBeHidden();
  });

  test('SHELL-39 does not appear when only the query or a parameter changes', async ({ page }) => {
    await page.clock.install();
    await page.goto('/v3/gundam/cards/ST01-001');
    const current = page.getByRole('navigation', { name: 'Cards of this series' });
    await expect(current).toContainText(/^1 of \d+$/);
    await page.clock.runFor(2000);
    await expect(page.locator(overlay)).toBeHidden();
    const seen = await watchFor(page, overlay);
    await page.getByRole('link', { name: /^Next card: / }).click();
    await expect(current).toContainText(/^2 of \d+$/);
    await page.evaluate(() => {
      history.pushState({}, '', '?from=test');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.clock.runFor(1000);
    await letDraw(page);
    await expect(page).toHaveURL(/ST01-002\?from=test/);
    expect(await seen()).toBe(0);
    // The same watch also sees the overlay of another navigation.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data protection' }).click();
    await expect.poll(seen).toBeGreaterThan(0);
  });
});

test.describe('first visit', () => {
  test.use({ stored: {} });

  test('SHELL-40 the beta notice shows once per browser, with a link to report a bug', async ({
    page,
  }) => {
    const scripts = rememberScripts(page);
    await page.clock.install();
    await page.goto('/v3/gundam/');
    const notice = page.getByRole('dialog', { name: /beta/i });
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    expect(box?.width, 'small').toBeLessThanOrEqual(520);
    const { links } = (await (
      await page.request.get('/v3/gundam/config/game-config.json')
    ).json()) as { links: { reportBug: string } };
    await expect(notice.getByRole('link', { name: /report/i })).toHaveAttribute(
      'href',
      links.reportBug,
    );
    await page.keyboard.press('Escape');
    // The browser hides it first and then fires the event.
    await expect(page.locator('dialog')).toHaveCount(0);

    const seen = await watchFor(page, 'dialog, [role="dialog"]', 'beta');
    const visit = async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await scripts.load();
      await page.clock.runFor(10_000);
      await letDraw(page);
    };
    await visit();
    expect(await seen(), 'a second visit').toBe(0);
    await page.evaluate(() => localStorage.removeItem('betaNoticeSeen'));
    await visit();
    await expect.poll(seen, 'another browser').toBeGreaterThan(0);
  });

  test('SHELL-40 on a first visit by link nothing covers the page; the notice appears on the next page, then the consent question', async ({
    page,
  }) => {
    const scripts = rememberScripts(page);
    await page.clock.install();
    await page.goto('/v3/gundam/cards/ST01-001');
    const notice = page.getByRole('dialog', { name: /beta/i });
    const question = page.getByRole('region', { name: 'Counting visits' });
    const seen = await watchFor(page, 'dialog[open], [role="dialog"], .consent', '');
    await scripts.load();
    await page.clock.runFor(10_000);
    await letDraw(page);
    expect(await seen(), 'the first page').toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hall of fame' }).click();
    await page.clock.runFor(2000);
    await expect(notice).toBeVisible();
    await expect(question).toHaveCount(0);
    await notice.getByRole('button', { name: 'Got it' }).click();
    await expect(question).toBeVisible();
  });
});

test.describe('parts of the shell', () => {
  test.use({ stored: { betaNoticeSeen: 'true', analyticsConsent: 'denied' } });

  test('SHELL-41 every page has the card preview, the leveling modal and the maintenance modal', async ({
    page,
    signIn,
  }) => {
    const preview = page.locator('.hover-card');
    for (const [path, card] of [
      ['/cardlist', '.tile__face >> nth=0'],
      ['/build', '.tile__face >> nth=0'],
      ['/cards/ST01-001', '.related__card >> nth=0'],
    ] as const) {
      await page.goto(`/v3/gundam${path}`);
      await page.locator(card).hover();
      await expect(preview, path).toBeVisible();
    }

    await signIn();
    for (const path of ['/settings', '/no/such/place']) {
      await page.goto(`/v3/gundam${path}`);
      await expect(page.getByRole('dialog', { name: 'Welcome to levels' }), path).toBeVisible();
    }

    await page.route('**/config/game-config.json', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...config, maintenanceLocked: true } });
    });
    for (const path of ['/settings', '/no/such/place']) {
      await page.goto(`/v3/gundam${path}`);
      await expect(page.getByRole('dialog', { name: /maintenance/i }), path).toBeVisible();
    }
  });
});

test('SHELL-42 the footer shows the links of the game config', async ({ page }) => {
  await page.goto('/v3/gundam/');
  const config = (await (await page.request.get('/v3/gundam/config/game-config.json')).json()) as {
    footerLinks: { label: string; labelDe?: string; url: string }[];
  };
  expect(config.footerLinks).toHaveLength(4);
  const footer = page.getByRole('contentinfo');
  for (const { label, url } of config.footerLinks) {
    const href = url.startsWith('/') ? `/v3/gundam${url}` : url;
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
  await footer.getByRole('combobox').selectOption('de');
  for (const { label, labelDe } of config.footerLinks) {
    await expect(footer.getByRole('link', { name: labelDe ?? label, exact: true })).toBeVisible();
  }
});

test('SHELL-43 SHELL-44 tooltips hide after 10 s and exist only in windows wider than 1080 px', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 1081, height: 800 });
  // Time moves only by `runFor`, so a slow machine cannot hide intermediate states.
  await page.clock.install();
  await page.goto('/v3/gundam/');
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true });
  const tooltip = page.getByRole('tooltip', { includeHidden: true });
  await expect(logOut).toBeVisible();
  // Tooltips load after the page, which needs a running clock.
  await logOut.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(500, 500);
  await expect(tooltip).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await logOut.hover();
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveText('Log out');
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(8900);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(1500);
  await expect(tooltip).toBeHidden();

  await page.mouse.move(500, 500);
  await page.clock.runFor(1000);
  await page.setViewportSize({ width: 1080, height: 800 });
  await logOut.hover();
  await page.clock.runFor(1000);
  await letDraw(page);
  await expect(tooltip).toHaveCount(0);
});
