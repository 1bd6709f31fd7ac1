import { pauseSoon } from '../../community.ts';
import { letDraw, watchFor } from '../../sightings.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test('ERR-02 a picture that does not load is only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  const told = await watchFor(page, '[role="alert"], .toast--live');
  await page.goto('/v3/gundam/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => logged.some((line) => /image|picture/i.test(line))).toBe(true);
  // A toast would appear after the toast code is loaded.
  await page.keyboard.press('Shift');
  await expect(page.locator('.toasts').first()).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hall of fame' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/hall of fame/i);
  expect(await told()).toBe(0);
});

test('ERR-01 ERR-03 ResizeObserver errors are suppressed; a failed scroll lock shows the documented text', async ({
  page,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/v3/gundam/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reached = await page.evaluate(() => {
    let received = 0;
    addEventListener('error', () => (received += 1));
    const message = 'ResizeObserver loop completed with undelivered notifications.';
    dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));
    dispatchEvent(new ErrorEvent('error', { message: 'a real one', cancelable: true }));
    return received;
  });
  expect(reached).toBe(1);

  await page.evaluate(() => {
    const { classList } = document.documentElement;
    const add = classList.add.bind(classList);
    classList.add = (...names: string[]) => {
      if (names.includes('no-scroll')) throw new Error('refused');
      add(...names);
    };
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('Error applying no scroll: refused')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    const { classList } = document.documentElement;
    const remove = classList.remove.bind(classList);
    classList.remove = (...names: string[]) => {
      if (names.includes('no-scroll')) throw new Error('refused');
      remove(...names);
    };
  });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Error removing no scroll: refused')).toBeVisible();
});

test('an uncaught error is reported once, without personal data', async ({ page }) => {
  const noted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) noted.push(request.postData() ?? '');
  });
  await page.goto('/v3/gundam/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answer = page.waitForResponse('**/api/client-errors');
  await page.evaluate(() => {
    const fail = () => {
      throw new TypeError('No deck of vesper@mail.example');
    };
    for (let time = 0; time < 3; time += 1) setTimeout(fail);
  });
  expect((await answer).status()).toBe(204);
  const rejected = page.waitForResponse('**/api/client-errors');
  await page.evaluate(() => void Promise.reject(new Error('Nobody waited')));
  expect((await rejected).status()).toBe(204);
  expect(noted.map((body) => JSON.parse(body) as Record<string, string>)).toEqual([
    expect.objectContaining({ kind: 'error', name: 'TypeError', message: 'No deck of …' }),
    expect.objectContaining({ kind: 'rejection', name: 'Error', message: 'Nobody waited' }),
  ]);
});

/** The page and its texts are two chunks. The one that fails first is named. */
const CHUNK_FAILED = /Loading (?:CSS )?chunk (?:hallOfFame|locale-site-en) failed/;

test('ERR-04 a missing script chunk offers the new version', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/v3/gundam/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hall of fame' }).click();
  await expect(page.getByRole('main')).toContainText(CHUNK_FAILED);
  await expect(page.getByRole('main')).toContainText(/new version/i);
  await page.unroute('**/assets/**');
  await page
    .getByRole('main')
    .getByRole('button', { name: /reload/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/hall of fame/i);
});

test('ERR-05 a script that does not come is given up after 120 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('/v3/gundam/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The requests stay pending.
  await page.route('**/assets/**', () => {});
  await pauseSoon(page, 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hall of fame' }).click();
  const failure = page.getByText(CHUNK_FAILED);
  await page.clock.runFor(1000);
  await page.clock.fastForward(118_000);
  await letDraw(page);
  await expect(failure).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(failure).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an offline page that needs the network says so, and recovers', async ({ page, context }) => {
  await page.goto('/v3/gundam/data-protection');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/you are offline/i)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/you are offline/i)).toHaveCount(0);
});
