import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { startApi, type RunningApi } from '../../../apps/api/src/testing/programs/start-api.ts';
import { grid, LIST, modal, openList, tile } from '../../card-list.ts';
import { pauseSoon } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { Header } from '../../header.ts';
import { waitForOverlays } from '../../overlays.ts';
import { RETURNING_VISITOR } from '../../returning-visitor.ts';
import { letDraw } from '../../sightings.ts';
import { apiEnv } from '../../stack/start-stack.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';
import { watchLayout } from '../../watch-layout.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const anchor = (page: Page): Locator => page.getByRole('complementary', { name: 'Ad' });
const fullScreen = (page: Page): Locator => page.getByRole('dialog', { name: 'Ad' });
const why = (page: Page): Locator => page.getByRole('dialog', { name: 'Why this ad?' });
const slots = (page: Page): Locator => page.locator('.ad-box');

/**
 * Opens the list and stops the clock when ads start. Returns how much of their time may have
 * passed.
 */
async function openStopped(page: Page): Promise<number> {
  await page.clock.install();
  const started = page
    .waitForResponse((answer) => /timed-ads.*\.js$/.test(answer.url()))
    .then(() => page.evaluate(() => Date.now()));
  await openList(page);
  const before = await started;
  await expect(slots(page).first()).toBeVisible();
  await letDraw(page);
  await pauseSoon(page, 2 * SECOND);
  return (await page.evaluate(() => Date.now())) - before;
}

/** Advances the clock in one step, and waits until the effects are drawn. */
async function pass(page: Page, ms: number): Promise<void> {
  const ran = Math.min(ms, 2 * SECOND);
  await page.clock.runFor(ran);
  // Effects of the first seconds must be drawn before the long step.
  await letDraw(page);
  if (ms > 2 * ran) await page.clock.fastForward(ms - 2 * ran);
  if (ms > ran) await page.clock.runFor(ran);
  await letDraw(page);
}

test('ADS-01 ADS-04 ADS-05 ADS-06 ADS-07 ADS-08 ADS-10 ADS-12 an anchor comes after four minutes, a full screen four minutes after it closed, and never both', async ({
  page,
}) => {
  const over = await openStopped(page);
  await tile(page, 0).focus();
  await pass(page, 4 * MINUTE - 10 * SECOND - over);
  await expect(anchor(page)).toHaveCount(0);
  await pass(page, 15 * SECOND + over);
  await expect(anchor(page)).toBeVisible();
  // Two house ads at once show different texts.
  await expect(slots(page).first()).toContainText('Fewer pauses, same cards');
  await expect(anchor(page)).toContainText('Why there are ads');
  // It stays the only one while it is open.
  await pass(page, 10 * MINUTE);
  await expect(fullScreen(page)).toHaveCount(0);
  const loaded = page.waitForResponse((answer) => /ad-reason.*\.js$/.test(answer.url()));
  await anchor(page).getByRole('button', { name: 'Why this ad?' }).press('Enter');
  await loaded;
  // The dialog renders by timers once its script has run.
  await expect
    .poll(async () => {
      await pass(page, SECOND);
      return why(page).count();
    })
    .toBe(1);
  await expect(why(page)).toContainText('None of our own ads runs right now');
  await page.keyboard.press('Escape');
  await pass(page, SECOND);
  await expect(why(page)).toHaveCount(0);
  await expect(anchor(page)).toBeVisible();
  // Closing by keyboard returns the focus to where it was.
  await anchor(page).getByRole('button', { name: 'Close ad' }).focus();
  await page.keyboard.press('Escape');
  await expect(anchor(page)).toHaveCount(0);
  await expect(tile(page, 0)).toBeFocused();
  await pass(page, 4 * MINUTE - 5 * SECOND);
  await expect(fullScreen(page)).toHaveCount(0);
  // Advances by single checks, so that the clock stops when it opens.
  for (let checks = 0; checks < 12 && (await fullScreen(page).count()) === 0; checks += 1) {
    await pass(page, SECOND);
  }
  const waiting = fullScreen(page).getByRole('button', { name: 'Close ad, in one second' });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await waiting.press('Enter');
  await page.keyboard.press('Escape');
  await letDraw(page);
  await expect(fullScreen(page)).toBeVisible();
  await pass(page, 5 * MINUTE);
  await expect(anchor(page)).toHaveCount(0);
  await fullScreen(page).getByRole('button', { name: 'Why this ad?' }).press('Enter');
  await pass(page, SECOND);
  await expect(why(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await pass(page, SECOND);
  await expect(why(page)).toHaveCount(0);
  await expect(fullScreen(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await pass(page, SECOND);
  await expect(fullScreen(page)).toHaveCount(0);
  await expect(tile(page, 0)).toBeFocused();
  // Typing pauses the four minutes; the rest remains afterwards.
  await page.getByRole('combobox', { name: 'Search cards' }).focus();
  await pass(page, 10 * MINUTE);
  await expect(anchor(page)).toHaveCount(0);
  await tile(page, 0).focus();
  await pass(page, 4 * MINUTE + 5 * SECOND);
  await expect(anchor(page)).toBeVisible();
  await page.clock.resume();
  expect(await findViolations(page)).toEqual([]);
});

test('ADS-09 downloading a file halves the wait for the next ad', async ({ page, signIn }) => {
  await signIn();
  await openStopped(page);
  const popup = await new Header(page).open('My Account');
  await popup.getByRole('link', { name: /^My Collection/ }).click();
  await pass(page, SECOND);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /Export CSV/ }).click();
  await saved;
  await page.goBack();
  await expect(tile(page, 0)).toBeVisible();
  await pass(page, 2 * MINUTE - 15 * SECOND);
  await expect(anchor(page)).toHaveCount(0);
  await pass(page, 20 * SECOND);
  await expect(anchor(page)).toBeVisible();
});

test('ADS-15 an unclosed anchor comes again on a phone; in a wide window a full screen follows', async ({
  page,
}) => {
  const leaveAnchor = async (): Promise<void> => {
    await pass(page, 4 * MINUTE + 5 * SECOND);
    await expect(anchor(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(anchor(page)).toHaveCount(0);
    await page.goBack();
    await expect(tile(page, 0)).toBeVisible();
    await pass(page, 4 * MINUTE + 5 * SECOND);
  };
  await page.setViewportSize(VIEWPORTS.phone);
  await openStopped(page);
  await leaveAnchor();
  await expect(anchor(page)).toBeVisible();
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.clock.resume();
  await openStopped(page);
  await leaveAnchor();
  await expect(fullScreen(page)).toBeVisible();
});

test('ADS-02 ADS-03 ROLE-03 an EX member gets no slot, no script, no request and a message', async ({
  page,
  signIn,
}) => {
  await signIn({ roles: ['EX'] });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/ads$|\/ads\/|ad-slot|timed-ads/.test(pathname)) asked.push(pathname);
  });
  await page.clock.install();
  await openList(page);
  await pass(page, 10 * MINUTE);
  await expect(tile(page, 6)).toBeVisible();
  expect(await page.locator('.ad-cell, .ad-strip').count()).toBe(0);
  await expect(anchor(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  for (const role of ['ex', 'Administrator']) {
    await signIn({ roles: [role] });
    await openList(page);
    await pass(page, 5 * SECOND);
    await expect(tile(page, 6)).toBeVisible();
    expect(await page.locator('.ad-cell, .ad-strip').count(), role).toBe(0);
  }
  expect(asked).toEqual([]);
  // A Superadmin without another role sees slots (C-49).
  await signIn({ roles: ['Superadmin'] });
  await openList(page);
  await expect(slots(page).first()).toBeVisible();
  await signIn({ roles: ['EX'] });
  await page.goto('/v3/gundam/settings');
  await expect(page.getByRole('main').getByText('You see no ads')).toBeVisible();
  await expect(page.getByRole('banner').locator('.ex-sign')).toHaveText(/^EX/);
});

test('ADS-13 ADS-14 slots come after 5 and 35 cards, as cells or whole rows, without layout shift', async ({
  page,
  database,
}) => {
  // In a separate game, because other tests expect lists without ads.
  const title = 'Bring a friend on Friday';
  // Of an earlier try.
  await database.deleteFrom('house_ads').where('gameid', '=', 'ua').execute();
  const { id } = await database
    .insertInto('house_ads')
    .values({
      gameid: 'ua',
      kind: 'event',
      title,
      body: 'Two decks, one table.',
      action: 'See decks',
      link: '/decklists',
      starts_at: '2026-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const layout = await watchLayout(page);
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/ads/counts'));
  await openList(page, '/v3/ua/cardlist?series=aur,brm');
  await expect(slots(page).first()).toContainText(title);
  const order = () =>
    grid(page).evaluate((list) =>
      Array.from(list.querySelectorAll('[data-index], .ad-cell, .ad-strip'), (part) =>
        part.matches('[data-index]') ? Number((part as HTMLElement).dataset['index']) : 'ad',
      ),
    );
  const around = async (card: number) => {
    const found = await order();
    return found.slice(found.indexOf(card), found.indexOf(card + 1) + 1);
  };
  expect(await around(4)).toEqual([4, 'ad', 5]);
  expect(await around(5)).toEqual([5, 6]);
  expect((await counted).status()).toBe(204);
  const box = await slots(page).first().boundingBox();
  expect(box?.width).toBeLessThan(300);
  await page.getByRole('button', { name: 'Why this ad?' }).first().press('Enter');
  await expect(why(page)).toContainText('It is one of our own');
  // Keys in the window do not affect the list below.
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(why(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Why this ad?' }).first()).toBeFocused();
  // Arrow keys move between cards.
  await tile(page, 4).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 5)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tile(page, 4)).toBeFocused();
  await tile(page, 20).scrollIntoViewIfNeeded();
  await expect(tile(page, 35)).toBeVisible();
  expect(await around(34)).toEqual([34, 'ad', 35]);
  // Late fonts may shift texts, but never cards and slots.
  const { moved } = await layout.read();
  expect(
    moved.filter((what) => /card-grid|tile|gridcell|ad-(?:box|cell|strip)/.test(what)),
  ).toEqual([]);

  await page.getByRole('slider', { name: 'Card size' }).fill('1.2');
  const strip = page.locator('.ad-strip').first();
  await expect(strip).toBeVisible();
  const [whole, wide] = [await grid(page).boundingBox(), await strip.boundingBox()];
  expect(wide?.width).toBe(whole?.width);
  expect(await findViolations(page)).toEqual([]);
  await strip.getByRole('link').click();
  await expect(page).toHaveURL(/\/decklists$/);
  await database.deleteFrom('house_ads').where('id', '=', id).execute();
});

test('LIST-19 the list has filters, an anchor and a full screen, and a collection with tags', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openStopped(page);
  await expect(page.getByRole('button', { name: 'Hide filters' })).toBeVisible();
  await pass(page, 4 * MINUTE + 5 * SECOND);
  await anchor(page).getByRole('button', { name: 'Close ad' }).click();
  await pass(page, 4 * MINUTE + 5 * SECOND);
  await expect(fullScreen(page)).toBeVisible();
  // Back closes it like any window, and the page stays.
  await pass(page, SECOND);
  await expect(
    fullScreen(page).getByRole('button', { name: 'Close ad', exact: true }),
  ).toBeVisible();
  await page.goBack();
  await pass(page, SECOND);
  await expect(fullScreen(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/cardlist/);
  await page.clock.resume();
  await page.getByRole('radio', { name: 'Collect' }).check({ force: true });
  await expect(page.locator('.collection-bar')).toBeVisible();
  await expect(page.locator('.ad-cell, .ad-strip')).toHaveCount(0);
  await tile(page, 0).click();
  await expect(modal(page).getByRole('textbox', { name: 'Tag' })).toBeVisible();
});

/** A hostile frame: it navigates the parent, reads, opens windows, prompts and vibrates. */
const HOSTILE = `<!doctype html><title>ad</title><p>Partner</p><script>
const tried = {};
const attempt = (name, what) => { try { what(); tried[name] = 'done'; } catch (error) { tried[name] = error.name; } };
attempt('read', () => top.document.body.textContent);
attempt('storage', () => localStorage.setItem('x', '1'));
attempt('cookie', () => { document.cookie = 'x=1'; if (!document.cookie) throw new DOMException('', 'SecurityError'); });
attempt('navigate', () => { top.location.href = 'http://127.0.0.1:1/taken'; });
attempt('replace', () => { parent.location.replace('http://127.0.0.1:1/taken'); });
attempt('open', () => { if (window.open('http://127.0.0.1:1/popup') === null) throw new DOMException('', 'Blocked'); });
attempt('dialog', () => { alert('x'); });
attempt('vibrate', () => { if (!navigator.vibrate(1000)) throw new DOMException('', 'Blocked'); });
attempt('fullscreen', () => { document.documentElement.requestFullscreen().catch(() => {}); });
addEventListener('click', () => { top.location.href = 'http://127.0.0.1:1/taken'; });
const link = document.createElement('a'); link.href = 'http://127.0.0.1:1/taken'; link.target = '_top'; document.body.append(link); link.click();
fetch('/tried?' + new URLSearchParams({ ...tried, referrer: document.referrer, origin: String(self.origin) }), { mode: 'no-cors' });
</script>`;

test.describe("a partner's ad", () => {
  let hostile: Server;
  let api: RunningApi;
  let tried: URLSearchParams | undefined;
  let asked = 0;
  test.beforeAll(async ({ stack }) => {
    hostile = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://frame');
      if (pathname === '/tried') tried = searchParams;
      else asked += 1;
      response.setHeader('content-type', 'text/html').end(HOSTILE);
    });
    await new Promise<void>((listening) => {
      hostile.listen(0, '127.0.0.1', listening);
    });
    const { port } = hostile.address() as AddressInfo;
    const env = apiEnv(stack.appDatabaseUrl, null);
    api = await startApi({ env: { ...env, AD_FRAME_URL: `http://127.0.0.1:${port}/ad` } });
  });
  test.afterAll(async () => {
    await api.process.stop();
    hostile.close();
  });

  test('loads only after consent, in a sandboxed frame', async ({ page, context }) => {
    const own = `${api.origin}${LIST}`;
    const popups: string[] = [];
    context.on('page', (opened) => popups.push(opened.url()));
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, RETURNING_VISITOR);
    await openList(page, own);
    const question = page.getByRole('region', { name: 'Ads' });
    await expect(question).toBeVisible();
    await expect(slots(page).first()).toBeVisible();
    const place = await tile(page, 0).boundingBox();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(asked).toBe(0);
    await tile(page, 0).focus();
    await question.getByRole('button', { name: 'What is sent' }).press('Enter');
    const told = page.getByRole('dialog', { name: 'What is sent' });
    await expect(told).toContainText('Nothing, as long as you have not said yes.');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
    expect(asked).toBe(0);
    await question.getByRole('button', { name: 'Allow partners' }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(tile(page, 0)).toBeFocused();
    // The ad consent banner caused no layout shift when it appeared or disappeared.
    expect(place).not.toBeNull();
    expect(await tile(page, 0).boundingBox()).toEqual(place);
    await expect(page.locator('.ad-box iframe').first()).toBeVisible();
    await expect(slots(page).first().locator('.ad-label')).toHaveText('Ad');
    await page.getByRole('button', { name: 'Why this ad?' }).first().press('Enter');
    await expect(why(page)).toContainText('You allowed ads of partners in this browser.');
    await page.keyboard.press('Escape');
    // Its history step would cancel the navigation below.
    await waitForOverlays(page, 0);
    await expect.poll(() => tried).toBeDefined();
    expect(Object.fromEntries(tried ?? [])).toMatchObject({
      read: 'SecurityError',
      storage: 'SecurityError',
      open: 'Blocked',
      vibrate: 'Blocked',
      referrer: '',
      origin: 'null',
    });
    expect(page.url()).toBe(own);
    expect(popups).toEqual([]);
    await expect(tile(page, 0)).toBeVisible();
    // Withdrawing works immediately.
    await page.goto(`${api.origin}/v3/gundam/settings#ads`);
    await page.getByRole('radio', { name: 'Only our own' }).check();
    await openList(page, own);
    await expect(slots(page).first()).toBeVisible();
    expect(await page.locator('iframe').count()).toBe(0);
  });
});
