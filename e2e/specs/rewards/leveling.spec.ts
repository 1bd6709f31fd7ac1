import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { letDraw, rememberScripts, watchFor } from '../../sightings.ts';
import { expect, test } from '../../test.ts';

/** Stops time until resumed, also after a reload; only the test moves it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Simulates another tab whose member changed. The page then asks the API. */
const tellTabs = (page: Page): Promise<void> =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
  page.evaluate(() => new BroadcastChannel('deckframe-session').postMessage(''));

test.describe('welcome to levels', () => {
  test.use({ stored: { analyticsConsent: 'denied' } });

  test('EXP-26 EXP-27 EXP-28 EXP-29 EXP-30 AUTH-17 appears once, after the beta notice, per member', async ({
    page,
    context,
    signIn,
  }) => {
    const scripts = rememberScripts(page);
    const modal = page.getByRole('dialog', { name: 'Welcome to levels' });
    const notice = page.getByRole('dialog', { name: 'Deckframe is in beta' });
    const plate = page.locator('header a[href*="/profile/"]');
    const runFor = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      await letDraw(page);
    };
    /** Simulates a login in another tab, without reloading the app. */
    const comeIn = async () => {
      await signIn();
      await tellTabs(page);
      await expect(plate).toBeVisible();
    };
    /** The modal covers the button, so the logout also comes from another tab. */
    const leave = async () => {
      await context.clearCookies();
      await tellTabs(page);
      await expect(plate).toHaveCount(0);
    };
    /** Reloads with everything loaded that the modal needs, so that only time is missing. */
    const start = async () => {
      await page.reload();
      await expect(plate).toBeVisible();
      await scripts.load();
    };
    await page.clock.install();
    await page.goto('/v3/gundam/');
    await notice.getByRole('button', { name: 'Got it' }).click();
    await comeIn();
    await page.clock.runFor(5000);
    await expect(modal).toBeVisible();
    await leave();
    await expect(modal, 'a logout hides it').toHaveCount(0);

    // Everything needed to draw it is loaded now.
    await stopTime(page);
    const seen = await watchFor(page, '[role="dialog"]', 'Welcome to levels');
    /** Advances the page's clock by at most 500 ms, with enough real time for its parts to load. */
    const expectSoon = (why: string) => {
      let left = 500;
      return expect
        .poll(
          async () => {
            const step = Math.min(20, left);
            left -= step;
            await runFor(step);
            return seen();
          },
          { message: why, intervals: [50], timeout: 30_000 },
        )
        .toBeGreaterThan(0);
    };
    await runFor(5000);
    expect(await seen(), 'visitors are not welcomed').toBe(0);
    await comeIn();
    await runFor(900);
    expect(await seen(), '1 s after a login, not before').toBe(0);
    await expectSoon('1 s after a login, not much later');

    await start();
    await runFor(1400);
    expect(await seen(), '1.5 s after start, not before').toBe(0);
    await expectSoon('1.5 s after start, not much later');

    await page.evaluate(() => localStorage.removeItem('betaNoticeSeen'));
    await start();
    // It is loaded in several parts.
    await expect(async () => {
      await runFor(2000);
      await expect(notice).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await seen(), 'waits for the notice').toBe(0);
    await page.clock.resume();
    await notice.getByRole('button', { name: 'Got it' }).click();
    await expect(modal).toBeVisible();
    await expect(modal.getByText('Rate the card of the day')).toBeVisible();
    await expect(modal.getByText('+500 EXP')).toHaveCount(3);
    const rewards = modal.getByRole('region', { name: 'Level rewards' });
    const levels = [/100/, /200/, /300.*ad-free for life/, /500/, /777/, /999/, /999.*Soon/];
    await expect(rewards.getByRole('listitem')).toHaveText(levels);
    await expect(rewards.getByText('Customization pack')).toHaveCount(6);
    await expect(rewards.getByRole('link')).toHaveAttribute('href', /\/level-road$/);
    await expect(modal.getByRole('listitem').last(), 'on one screen').toBeInViewport();
    expect(await findViolations(page)).toEqual([]);
    const readSeen = () => page.evaluate(() => localStorage.getItem('hasSeenLevelingModal'));
    expect(await readSeen()).toBeNull();
    await modal.getByRole('link', { name: 'See the leaderboard' }).click();
    await expect(page).toHaveURL(/\/leaderboard$/);
    await expect(modal).toHaveCount(0);
    expect(await readSeen()).toBe('true');

    await start();
    await runFor(10_000);
    expect(await seen(), 'once only').toBe(0);

    await page.evaluate(() => localStorage.removeItem('hasSeenLevelingModal'));
    await start();
    await page.clock.runFor(1600);
    await modal.getByRole('button', { name: 'Got it' }).click();
    expect(await readSeen()).toBe('true');
  });
});
