import { givePassword } from '@deckframe/api/src/testing/give-password.ts';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { FIREFOX_PATH } from '../../firefox.ts';
import { RETURNING_VISITOR } from '../../returning-visitor.ts';
import { createMember, expect, test } from '../../test.ts';

const PASSWORD = 'hollow-lantern-firefox';
/** The test site has few drawn faces and an address without passkey support. */
const EXPECTED =
  /^(?:Image could not be loaded|Passkeys cannot be offered|Tooltips and notices cannot be shown|Error: Failed to load ‘\S+(?:\/media\/|’\. A ServiceWorker intercepted))/;

let browser: Browser;

// The project's scripts install it; on other machines it may be missing.
test.skip(FIREFOX_PATH === undefined && process.env['CI'] === undefined, 'needs firefox-esr');

test.beforeAll(async () => {
  browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX_PATH ?? 'firefox-esr',
    headless: true,
    timeout: 60_000,
    defaultViewport: { width: 1280, height: 900 },
  });
});

test.afterAll(async () => {
  await browser.close();
});

test('Firefox: home, search, a card, a draft deck and login work without errors @slow', async ({
  stack,
  database,
}) => {
  const { id, username } = await createMember(database);
  await givePassword(database, id, PASSWORD);
  const page = await browser.newPage();
  const { errors, leave } = collectErrors(page);
  await page.evaluateOnNewDocument((entries) => {
    try {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    } catch {
      // about:blank, between two pages, has no storage.
    }
  }, RETURNING_VISITOR);

  await page.goto(`${stack.origin}/v3/gundam/`);
  await page.locator('h1').wait();
  await page.locator('a[href="/v3/gundam/cardlist"]').click();
  await page.locator('[data-index="0"]').wait();
  await page.locator('.query__input').fill('color:blue');
  await page.waitForFunction(() => location.search.toLowerCase().includes('blue'));
  await page.locator('[data-index="0"]').click();
  await page.locator('[role="dialog"]').wait();
  await page.waitForFunction(() => history.state?.overlays?.length === 1);
  await page.keyboard.press('Escape');
  // A navigation while the window removes its history entry would be cancelled.
  await page.waitForFunction(() => !history.state?.overlays?.length);

  await leave(() => page.goto(`${stack.origin}/v3/gundam/deckbuilder`));
  for (const place of [0, 1, 2]) await page.locator(`.pool [data-index="${place}"]`).click();
  await page.waitForFunction(() => document.querySelectorAll('.deck-row').length === 3);
  await leave(() => page.reload());
  await page.waitForFunction(() => document.querySelectorAll('.deck-row').length === 3);

  await leave(() => page.goto(`${stack.origin}/v3/gundam/login`));
  await page.locator('input[autocomplete~="username"]').fill(username);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (name) => document.querySelector('header')?.textContent.includes(name),
    {},
    username,
  );
  expect(errors).toEqual([]);
});

type Walk = {
  errors: string[];
  /** Requests of the old page are aborted. Errors about them are ignored. */
  leave: (go: () => Promise<unknown>) => Promise<void>;
};

function collectErrors(page: Page): Walk {
  const errors: string[] = [];
  let isLeaving = false;
  const note = (text: string): void => {
    if (!isLeaving && !EXPECTED.test(text)) errors.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  const leave = async (go: () => Promise<unknown>): Promise<void> => {
    await page.waitForNetworkIdle({ concurrency: 1 });
    isLeaving = true;
    await go();
    isLeaving = false;
  };
  return { errors, leave };
}
