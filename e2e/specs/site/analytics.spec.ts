import type { Page } from '@playwright/test';
import { Header } from '../../header.ts';
import { letDraw, rememberScripts, watchFor } from '../../sightings.ts';
import { expect, test } from '../../test.ts';

type Event = { kind: string; category: string; label: string; value: string };

/** Records what the page sends from now on. */
function recordEvents(page: Page): Event[] {
  const events: Event[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/analytics')) return;
    const body = request.postDataJSON() as { events: Event[] };
    events.push(...body.events);
  });
  return events;
}

const question = (page: Page) => page.getByRole('region', { name: 'Counting visits' });

test.describe('before the visitor decided', () => {
  test.use({ stored: { betaNoticeSeen: 'true' }, site: 'documents' });

  test('ANLY-01 page views are counted from consent on, not before', async ({ page }) => {
    const events = recordEvents(page);
    await page.clock.install();
    await page.goto('/v3/gundam/');
    await expect(question(page)).toBeVisible();
    await page.clock.runFor(10_000);
    expect(events).toEqual([]);

    await question(page).getByRole('button', { name: 'Allow counting' }).click();
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data protection' }).click();
    await expect(page).toHaveTitle(/Data protection/);
    await page.clock.runFor(5000);
    await expect
      .poll(() => events)
      .toContainEqual({ kind: 'pageView', category: 'pages', label: 'dataProtection', value: '' });

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(5000);
    await expect.poll(() => events.length).toBeGreaterThan(1);
  });

  test('N-35 a refusal is stored and nothing is ever sent', async ({ page }) => {
    const events = recordEvents(page);
    const scripts = rememberScripts(page);
    await page.clock.install();
    await page.goto('/v3/gundam/');
    await question(page).getByRole('button', { name: 'No, thanks' }).click();
    const asked = await watchFor(page, '[aria-label="Counting visits"]');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scripts.load();
    await page.clock.runFor(10_000);
    await letDraw(page);
    expect(await asked(), 'asked once').toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data protection' }).click();
    await expect(page).toHaveTitle(/Data protection/);
    await page.clock.runFor(10_000);
    await letDraw(page);
    expect(await asked()).toBe(0);
    expect(events).toEqual([]);
  });

  test('ANLY-02 a header button sends category, label and value, and the API accepts it', async ({
    page,
  }) => {
    const events = recordEvents(page);
    await page.clock.install();
    await page.goto('/v3/gundam/');
    await question(page).getByRole('button', { name: 'Allow counting' }).click();
    // The page view may be sent earlier.
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/analytics') &&
        (response.request().postData() ?? '').includes('header-buttons'),
    );
    const popup = await new Header(page).open('Community');
    await popup.getByRole('link', { name: /Leaderboard/ }).click();
    await page.clock.runFor(5000);
    expect((await answered).status()).toBe(204);
    expect(events).toContainEqual({
      kind: 'event',
      category: 'header-buttons',
      label: 'leaderboard',
      value: '/leaderboard',
    });
  });
});
