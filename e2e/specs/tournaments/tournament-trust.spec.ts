import type { Database } from '@deckframe/database/db';
import type { Page } from '@playwright/test';
import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { openPhone } from '../../open-phone.ts';
import { letDraw } from '../../sightings.ts';
import { createMember, expect, ownName, test } from '../../test.ts';
import { addEvent } from '../../tournament-event.ts';

const HOUR = 3_600_000;
const panelOf = (page: Page) => page.getByRole('region', { name: 'Objections and corrections' });

/** Opens an event and waits until its objections have been read. */
async function open(page: Page, event: string): Promise<void> {
  const read = page.waitForResponse((answer) => answer.url().endsWith(`${event}/objections`));
  await page.goto(`/v3/gundam/tournaments/${event}`);
  expect((await read).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour open' })).toBeVisible();
  await letDraw(page);
}

async function end(database: Database, event: string, hoursAgo: number): Promise<void> {
  await database
    .updateTable('tournaments')
    .set({ status: 'finished', finished_at: new Date(Date.now() - hoursAgo * HOUR) })
    .where('id', '=', event)
    .execute();
}

test('a player objects within 48 hours, the organizer upholds it, and everybody reads the correction', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const player = await createMember(database, { username: 'ObjectingPlayer' });
  const onlooker = await createMember(database);
  const organiser = await signIn();
  const event = await addEvent(database, organiser.id, [
    { name: 'Ada', userId: player.id },
    { name: 'Ben' },
  ]);
  await end(database, event, 47);
  const phone = await openPhone(browser, stack, database, player.id);
  const other = await openPhone(browser, stack, database, onlooker.id);

  await open(other, event);
  await expect(panelOf(other)).toHaveCount(0);

  await open(phone, event);
  await expect(panelOf(phone)).toContainText('You can object until');
  expect(await findViolations(phone)).toEqual([]);
  await panelOf(phone).getByRole('textbox', { name: 'What is wrong?' }).fill('Table 3 was 2 to 1');
  await panelOf(phone).getByRole('button', { name: 'Send objection' }).click();
  await expect(panelOf(phone).getByText('Open', { exact: true })).toBeVisible();
  await expect(panelOf(phone).getByRole('textbox')).toHaveCount(0);

  await open(other, event);
  await expect(panelOf(other)).toHaveCount(0);

  await open(page, event);
  await expect(panelOf(page)).toContainText(player.username);
  const uphold = panelOf(page).getByRole('button', { name: 'Uphold' });
  await expect(uphold).toBeDisabled();
  await panelOf(page).getByRole('textbox', { name: 'Answer' }).fill('Table 3 was put right');
  expect(await findViolations(page)).toEqual([]);
  await uphold.click();
  await expect(panelOf(page).getByText('Corrected', { exact: true })).toBeVisible();

  await open(other, event);
  await expect(panelOf(other)).toContainText('Table 3 was put right');
  await expect(panelOf(other)).not.toContainText(player.username);

  await end(database, event, 49);
  await open(phone, event);
  await expect(panelOf(phone)).toContainText('Corrected');
  await expect(panelOf(phone).getByRole('textbox')).toHaveCount(0);
  await phone.context().close();
  await other.context().close();
});

test("an Administrator verifies another member's event, and lists and its page show it", async ({
  database,
  page,
  signIn,
}) => {
  const organiser = await signIn({ roles: ['Administrator'] });
  const event = await addEvent(database, organiser.id, [{ name: 'Ada' }]);
  const name = ownName('Trusted harbour open ');
  await database.updateTable('tournaments').set({ name }).where('id', '=', event).execute();
  const edit = `/v3/gundam/tournaments/${event}/edit`;
  const trust = page.getByRole('region', { name: 'Trust' });
  await page.goto(edit);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(trust).toHaveCount(0);

  await signIn({ roles: ['Administrator'] });
  await page.goto(edit);
  await expect(trust).toContainText('Nobody has verified this event yet.');
  await trust.getByRole('button', { name: 'Verify' }).click();
  await expect(trust).toContainText('This event is verified.');
  expect(await findViolations(page)).toEqual([]);
  await goWithin(page, '/v3/gundam/tournaments/upcoming');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Verified', { exact: true })).toBeVisible();
  await goWithin(page, `/v3/gundam/tournaments/${event}`);
  await expect(page.getByRole('main').getByText('Verified', { exact: true })).toBeVisible();

  await page.goto(edit);
  await trust.getByRole('button', { name: 'Take it back' }).click();
  await expect(trust).toContainText('Nobody has verified this event yet.');
  await page.goto('/v3/gundam/tournaments/upcoming');
  await expect(row).toBeVisible();
  await expect(row.getByText('Verified', { exact: true })).toHaveCount(0);
});

test('an invited judge finds the invitation in the mailbox, and joins the staff by accepting it', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const organiser = await signIn({ username: 'Inviter' });
  const judge = await openSomebody(browser, database, stack, { username: 'InvitedJudge' });
  const theirs = judge.page;
  const { username } = judge.member;
  const event = await addEvent(database, organiser.id, [{ name: 'Halvard' }]);
  const invite = async () => {
    await page.getByLabel('Username').fill(username);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  };

  await page.goto(`/v3/gundam/tournaments/${event}/edit`);
  await invite();
  await theirs.goto('/v3/gundam/');
  await theirs.getByRole('button', { name: 'Mailbox, 1 waiting' }).click();
  await theirs
    .getByRole('link', { name: `${organiser.username} invites you to the staff of “Harbour open”` })
    .click();
  await expect(theirs).toHaveURL(new RegExp(event));
  const staff = theirs.locator('.staff-list');
  await expect(theirs.getByText('invites you to the staff of this tournament')).toBeVisible();
  await expect(staff).not.toContainText(username);
  await expect(theirs.getByRole('link', { name: 'Open the desk' })).toBeHidden();
  expect(await findViolations(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Decline' }).click();
  await expect(theirs.getByText('invites you to the staff of this tournament')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Invited', { exact: true })).toBeHidden();

  await invite();
  await theirs.reload();
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(staff).toContainText(username);
  await expect(theirs.getByRole('link', { name: 'Open the desk' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove ${username}` })).toBeVisible();

  await staff.getByRole('button', { name: 'Leave' }).click();
  await expect(staff).not.toContainText(username);
  await judge.close();
});
