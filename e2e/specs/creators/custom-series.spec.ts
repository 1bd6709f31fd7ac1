import { createSession, SESSION_COOKIE } from '@deckframe/database/scenes';
import type { Locator, Page } from '@playwright/test';
import { deckPanel, openBuilder, saveDeck } from '../../decks.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { RETURNING_VISITOR } from '../../returning-visitor.ts';
import { createMember, expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { writeByApi } from '../../write-by-api.ts';
import { VIEWPORTS } from '../../viewports.ts';

const FAN_MADE = 'This deck uses a custom series and contains fan-made content.';
const PAYLOAD = '<img src=x onerror=window.__xss=1>';

async function makeCard(page: Page, name: string, cost: string): Promise<void> {
  await page.getByRole('button', { name: 'New card' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Cost', { exact: true }).fill(cost);
  await page.getByLabel('Color', { exact: true }).selectOption('Blue');
  // The game's frame redraws while typing.
  const face = page.locator('.studio__face').getByRole('img', { name });
  await expect(face).toHaveAttribute('src', /^data:image\/svg/);
  const drawn = await face.getAttribute('src');
  await page.getByLabel('Text', { exact: true }).fill(`When played, draw ${cost}. ${PAYLOAD}`);
  await expect(face).not.toHaveAttribute('src', drawn ?? '');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.locator('.fan-cards')).toContainText(name);
}

test('CUST-01 CUST-08 a series is created with two cards and published; another member finds it in the card list, and a removed editor loses access', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  await signIn({ username: 'SeriesMaker' });
  const other = await createMember(database, { username: 'SeriesFan' });
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto('/v3/gundam/custom');
  await page.getByRole('button', { name: 'New series' }).first().click();
  const name = ownName('Salt Road ');
  await page.getByLabel('Name', { exact: true }).fill(`${name} ${PAYLOAD}`);
  await page.getByRole('button', { name: 'Make the series' }).click();
  await makeCard(page, 'Dustlark Courier', '2');
  await makeCard(page, 'Brine Colossus', '7');
  await page.getByLabel('Search these cards').fill('cost>=3');
  await expect(page.locator('.fan-cards > li')).toHaveCount(1);
  await expect(page.locator('.fan-cards')).toContainText('Brine Colossus');
  await page.getByLabel('Search these cards').fill('');
  await page.getByLabel('Invite a member by name').fill(other.username);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(
    page.getByRole('button', { name: `Withdraw the invitation of ${other.username}` }),
  ).toBeVisible();
  await page.getByLabel('All art is ours or free to use').check();
  await page.getByRole('button', { name: 'Publish the series' }).click();
  await expect(page.getByText('Everyone can see this series.')).toBeVisible();
  await page.getByRole('button', { name: 'New card' }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();

  const cookie = await createSession(database, { userId: other.id, secret: stack.sessionSecret });
  const elsewhere = await browser.newContext({ baseURL: stack.origin });
  await elsewhere.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, RETURNING_VISITOR);
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  await elsewhere.addCookies([{ name: SESSION_COOKIE, value, url: stack.origin }]);
  const theirs = await elsewhere.newPage();
  await theirs.goto(page.url());
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByRole('heading', { name: 'Members' })).toBeVisible();
  await goWithin(theirs, '/v3/gundam/cardlist?openCustom=true');
  await theirs.getByLabel('Find a custom series').fill(name.toLowerCase());
  await theirs.getByRole('link', { name }).click();
  await expect(theirs.locator('.fan-face__sign')).toHaveText(['Fan-made', 'Fan-made']);
  await theirs.getByRole('button', { name: /^Dustlark Courier/ }).click();
  await theirs.getByLabel('Name', { exact: true }).fill('Taken over');

  await page.reload();
  await page.getByRole('button', { name: `Remove ${other.username}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${other.username}` })).toBeHidden();
  await theirs.getByRole('button', { name: 'Save card' }).click();
  await expect(theirs.getByText('You do not work on this series.').first()).toBeVisible();
  for (const tab of [page, theirs]) {
    expect(await tab.evaluate(() => '__xss' in window)).toBe(false);
  }
  await elsewhere.close();
});

test('DECK-38 LIST-04 LIST-13 the address of the card list opens a fan-made series; one click adds its card to a deck: marked in builder, page and list', async ({
  page,
  signIn,
}) => {
  await signIn({ username: 'FanDeckMaker' });
  const call = (method: 'POST' | 'PUT', path: string, data: object) =>
    writeByApi(page.request, `/api/games/gundam/custom-series${path}`, { method, data });
  const { id } = await call('POST', '', { name: 'Glass Tide', description: '' });
  const fields = { name: 'Tidewright', color: 'Red', cost: '3', categorydata: 'UNIT' };
  await call('POST', `/${id}/cards`, { fields });
  await call('PUT', `/${id}/publication`, { is_published: true, artIsFree: true });

  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(`/v3/gundam/cardlist?customSeries=${id}`);
  await expect(page).toHaveURL(new RegExp(`/custom\\?series=${id}$`));
  await expect(page.locator('.fan-cards')).toContainText('Tidewright');
  // Only cards are printed. The print dialog opens when they are loaded.
  const printed = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        window.print = () =>
          done(
            [...document.querySelectorAll<HTMLImageElement>('.print-cards > li img')].map(
              ({ alt, naturalWidth, src }) => `${alt} ${naturalWidth > 0} ${src.slice(0, 14)}`,
            ),
          );
      }),
  );
  await page.getByRole('button', { name: 'Print the cards' }).click();
  expect(await printed).toEqual(['Tidewright, UNIT true data:image/svg']);
  await expect(page.locator('.print-cards')).toHaveCount(0);
  await page.getByRole('button', { name: 'New card' }).click();
  await page.getByLabel('Start from an official card').fill('GD01-001');
  await page.getByRole('button', { name: 'Copy fields' }).click();
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add to deck: Tidewright' }).click();
  await expectToast(page, 'Tidewright added to your draft.');
  await page.setViewportSize(VIEWPORTS.desktop);
  await openBuilder(page);
  const deck = deckPanel(page);
  await expect(deck.locator('.deck-row__name')).toHaveText('Tidewright');
  await expect(deck.getByText('Tidewright is fan-made').first()).toBeVisible();
  await expect(deck.getByText(FAN_MADE)).toBeVisible();
  // The deck's series is also in the pool, and searchable like the others.
  await page.getByRole('radio', { name: 'With fan-made' }).check();
  const first = page.locator('.pool .tile').first();
  await expect(first).toContainText('Fan-made');
  await first.locator('[data-index]').click();
  await expect(first.getByRole('group', { name: /^2 of/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Search cards' }).fill('cost>=9');
  await expect(page.locator('.tile__new--fan')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const deckId = await saveDeck(page);

  await goWithin(page, `/v3/gundam/deck/${deckId}`);
  await expect(page.getByText(FAN_MADE)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Fan-made, Tidewright/ }).first()).toBeVisible();
  await goWithin(page, '/v3/gundam/mydecks');
  await expect(page.locator('.deck-card').first()).toContainText('Fan-made');
  await goWithin(page, `/v3/gundam/cards/${id}-001`);
  await expect(page.getByRole('heading', { level: 1, name: 'Glass Tide' })).toBeVisible();
});

test('fan-made series by keyboard on a phone: the editor scrolls the focus into view and returns it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/v3/gundam/custom');
  const walkTo = async (wanted: Locator, key: string): Promise<void> => {
    await expect(wanted).toBeEnabled();
    const isThere = () => wanted.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
    await (key.length > 5 ? page.keyboard.type(key) : page.keyboard.press(key));
  };
  const button = (name: RegExp | string) => page.getByRole('button', { name });
  const name = page.getByLabel('Name', { exact: true });
  await walkTo(button('New series').first(), 'Enter');
  await walkTo(name, 'Harbour Lights');
  await walkTo(button('Make the series'), 'Enter');
  await walkTo(button('New card'), 'Enter');
  await expect(page.getByRole('form', { name: 'New card' })).toBeFocused();
  await walkTo(name, 'Lampkeeper');
  await walkTo(button('Save card'), 'Enter');
  await expect(button('New card')).toBeFocused();
  const card = button(/^Lampkeeper/);
  await walkTo(card, 'Enter');
  const editor = page.getByRole('form', { name: 'Edit card' });
  await expect(editor).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Edit card' })).toBeInViewport();
  await walkTo(button('Close'), 'Enter');
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await button('Name and description').press('Enter');
  await expect(name).toBeFocused();
  await name.fill('Harbour Lamps');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Lamps' })).toBeVisible();
  await expect(button('Name and description')).toBeFocused();
  await walkTo(page.getByLabel('All art is ours or free to use'), 'Space');
  await walkTo(button('Publish the series'), 'Enter');
  await expect(page.getByText('Everyone can see this series.')).toBeVisible();
  await walkTo(page.getByLabel('Your comment'), 'Made by keys.');
  await walkTo(page.getByRole('button', { name: 'Comment', exact: true }), 'Enter');
  await expect(page.locator('.comment')).toContainText('Made by keys.');

  await card.press('Enter');
  const deletion = editor.getByRole('button', { name: 'Delete card' });
  await walkTo(deletion, 'Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete this card?' });
  await expect(dialog).toContainText('Lampkeeper');
  await page.keyboard.press('Escape');
  await expect(deletion).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete card' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(button('New card')).toBeFocused();
});
