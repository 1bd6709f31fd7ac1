import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { openPhone } from '../../open-phone.ts';
import { createMember, expect, ownName, test } from '../../test.ts';
import { addEvent, addStaff } from '../../tournament-event.ts';

test("a judge's phone opens the table of a slip and enters minutes, a penalty and a result", async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const { id: organiser } = await signIn({ username: 'SlipDesk' });
  const judge = await createMember(database, { username: 'FloorJudge' });
  const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }));
  const event = await addEvent(database, organiser, players);
  await addStaff(database, event, judge.id, 'judge');
  const desk = `/v3/gundam/tournaments/${event}/admin`;
  await page.goto(desk);
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await page.getByRole('button', { name: 'Publish round 1' }).click();
  await page.keyboard.press('Alt+6');
  await page.getByRole('radio', { name: 'Slips' }).check();
  await expect(page.getByRole('img', { name: 'Code of table 2' })).toBeVisible();
  await expect(page.locator('.desk-sync')).toHaveText('Live');

  const phone = await openPhone(browser, stack, database, judge.id);
  await phone.goto(`${desk}#table-1`);
  await expect(phone.getByRole('region', { name: 'Table 1' })).toBeVisible();
  // The code of another table opens it in the current page.
  await phone.goto(`${desk}#table-2`);
  const table = phone.getByRole('region', { name: 'Table 2' });
  await table.getByRole('button', { name: '+3 minutes for table 2' }).click();
  await expect(table.getByText('playing +3')).toBeVisible();
  expect(await findViolations(phone)).toEqual([]);
  await table
    .getByRole('button', { name: /^Penalty/ })
    .first()
    .click();
  await phone.getByRole('button', { name: 'Give the penalty' }).click();
  await expect(table.getByText(/Penalties: 1/)).toBeVisible();
  await table.getByRole('button', { name: '2–1' }).click();
  await table.getByRole('button', { name: 'Set 2–1' }).click();
  await expect(phone.getByText('1 table open')).toBeVisible();
  await expect(page.getByText('1 of 2 tables')).toBeVisible();
  await phone.getByRole('button', { name: '1', exact: true }).click();
  await phone.getByRole('button', { name: 'Open table 1' }).click();
  await expect(phone.getByRole('region', { name: 'Table 1' })).toBeVisible();
  await phone.context().close();
});

/** Simulates a camera that sees a code; Chromium on Linux cannot decode QR codes itself. */
const holdCode = (phone: Page, text: string) =>
  phone.addInitScript((rawValue) => {
    const canvas = document.createElement('canvas');
    // A still picture produces no video frames.
    setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 1, 1), 50);
    const devices = { getUserMedia: () => Promise.resolve(canvas.captureStream()) };
    Object.defineProperty(navigator, 'mediaDevices', { value: devices });
    Object.assign(window, {
      BarcodeDetector: class {
        detect = () => Promise.resolve([{ rawValue }]);
      },
    });
  }, text);

test('the first of two judges takes a call; a code opens a table, and its deck is checked', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const { id: organiser } = await signIn({ username: 'TakeDesk' });
  const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }));
  const event = await addEvent(database, organiser, players);
  const desk = `/v3/gundam/tournaments/${event}/admin`;
  const openJudge = async (username: string) => {
    const judge = await createMember(database, { username });
    await addStaff(database, event, judge.id, 'judge');
    return openPhone(browser, stack, database, judge.id);
  };
  const first = await openJudge('FirstJudge');
  const second = await openJudge('SecondJudge');
  await page.goto(desk);
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await page.getByRole('button', { name: 'Publish round 1' }).click();
  await page.getByRole('button', { name: /^Results/ }).click();
  await page.getByLabel('Table and result').fill('2 call');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Table 2 calls a judge')).toBeVisible();

  await holdCode(first, `${stack.origin}${desk}#table-1`);
  await Promise.all([first.goto(desk), second.goto(desk)]);
  await expect(second.getByText('nobody yet')).toBeVisible();
  await first.getByRole('button', { name: 'Take: table 2' }).click();
  await expect(first.getByText('you are on it')).toBeVisible();
  await expect(second.getByText(`${ownName('FirstJudge')} is on it`)).toBeVisible();
  await expect(second.getByRole('button', { name: /^Take/ })).toHaveCount(0);
  await expect(page.getByText(`${ownName('FirstJudge')} is on it`)).toBeVisible();

  await first.getByRole('button', { name: 'Scan a code' }).click();
  await expect(first.getByRole('dialog')).toHaveCount(0);
  await expect(first.getByRole('region', { name: 'Table 1' })).toBeVisible();

  await second.getByRole('button', { name: 'Scan a code' }).click();
  await second.getByLabel('Table, code or player').fill('BBBB');
  await second.keyboard.press('Enter');
  await expect(second.getByText(/no such table, code or player/)).toBeVisible();
  await second.getByLabel('Table, code or player').fill('AAAA-AAAA');
  await second.keyboard.press('Enter');
  await second.getByRole('button', { name: 'Check deck: Ada' }).click();
  await second.getByRole('button', { name: /^One less: .*ST01-002/ }).click();
  await second.getByLabel('Card not on the list').fill('st01-005');
  await second.keyboard.press('Enter');
  await expect(second.getByText('2 differences')).toBeVisible();
  expect(await findViolations(second)).toEqual([]);
  await second.getByRole('button', { name: 'Give the penalty' }).click();
  await expect(second.getByLabel('Note, for staff only')).toHaveValue('-1 ST01-002, +1 ST01-005');
  await first.context().close();
  await second.context().close();
});

test('a practice event runs in one window: its players report, and nothing is sent', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/v3/gundam/tournaments/create');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tournaments/practice')) writes.push(request.url());
  });
  await page.getByRole('link', { name: 'Practise at a desk' }).click();
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await page.getByRole('button', { name: 'Publish round 1' }).click();
  await page.getByRole('button', { name: /^Results/ }).click();
  await page.getByLabel('Table and result').fill('1 20');
  await page.keyboard.press('Enter');
  await expect(page.locator('.demo-guide [aria-current=step]')).toContainText('Start the clock');
  await expect(page.getByText(/^[2-5] of 5 tables$/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(writes).toEqual([]);
});
