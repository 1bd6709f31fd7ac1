import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { localSettings } from '#lib/preference-stores.ts';
import { pressEscape } from '#testing/expect-dialog.ts';
import { holdAnswers } from '#testing/hold-answers.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, forgetCalls, receivedCalls } from '#testing/scripted-api.ts';
import { MailBell } from './mail-bell.tsx';
import { event, item, mailbox, notice, unread } from './mailbox.test-support.ts';
import { isSameDay, readStoredMailbox, storeMailbox } from './stored-mailbox.ts';

const LISTS = 'GET /api/me/mailbox';
const UNREAD = 'GET /api/me/mailbox/unread';
/** The label includes the number once it is loaded. */
const bell = (name = 'Mailbox, 2 waiting') => page.getByRole('button', { name, exact: true });
const tab = (name: RegExp) => page.getByRole('tab', { name });

beforeEach(async () => {
  localStorage.removeItem('mailbox');
  localSettings.setIgnoredEvents([]);
  const data = { event: [event()], notification: [notice()] };
  await answer(LISTS, 200, mailbox(data));
  await answer(UNREAD, 200, unread(1, 1));
});

it('shows the number of items, and arrow keys move between tabs', async () => {
  await openPart(<MailBell userId={MEMBER.id} />);
  await bell().click();
  await expect.element(tab(/^Events/)).toHaveAttribute('aria-selected', 'true');
  await tab(/^Events/).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(/^Notifications/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(/^Items/)).toHaveAttribute('aria-selected', 'true');
  await pressEscape();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(bell()).toHaveFocus();
});

it('MAIL-10 lists fetched today are reused unless the member refreshes', async () => {
  const first = await openPart(<MailBell userId={MEMBER.id} />);
  await bell().click();
  await expect.element(tab(/^Events/)).toBeVisible();
  await first.screen.unmount();
  await openPart(<MailBell userId={MEMBER.id} />);
  await bell().click();
  await expect.element(tab(/^Events/)).toBeVisible();
  expect(await receivedCalls(LISTS)).toHaveLength(1);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => receivedCalls(LISTS)).toHaveLength(2);
});

it('opened before the count is known, it fetches once and shows the count', async () => {
  await forgetCalls();
  await answer(LISTS, 200, mailbox({ receivedItem: [item()] }));
  await answer(UNREAD, 200, unread(0, 0, 1, 3));
  const release = holdAnswers('/api/me/mailbox/unread');
  await openPart(<MailBell userId={MEMBER.id} />);
  await bell('Mailbox').click();
  await expect.element(tab(/^Items/)).toHaveAttribute('aria-selected', 'true');
  release();
  await expect.element(tab(/^Notifications/)).toHaveAttribute('aria-selected', 'true');
  expect(await receivedCalls(LISTS)).toHaveLength(1);
});

it('MAIL-10 a day is the calendar day of this device', () => {
  const [late, later, next] = [
    new Date(2026, 2, 29, 0, 5).getTime(),
    new Date(2026, 2, 29, 23, 55).getTime(),
    new Date(2026, 2, 30, 0, 5).getTime(),
  ];
  expect([isSameDay(late, later), isSameDay(later, next)]).toEqual([true, false]);
  storeMailbox('7', later, mailbox().data);
  expect(readStoredMailbox('7', next)).toBeNull();
  expect(readStoredMailbox('8', later)).toBeNull();
  expect(readStoredMailbox('7', later)).toMatchObject({ userId: '7' });
});

it("refetches lists when the server's count differs", async () => {
  storeMailbox(MEMBER.id, Date.now(), mailbox().data);
  await openPart(<MailBell userId={MEMBER.id} />);
  await bell().click();
  await expect.element(page.getByRole('article', { name: 'First Light week' })).toBeVisible();
});

it('MAIL-19 ignored events are stored on this device, collapsed and restorable', async () => {
  await openPart(<MailBell userId={MEMBER.id} />);
  await bell().click();
  await page.getByRole('button', { name: 'Ignore First Light week' }).click();
  const card = page.getByRole('article', { name: 'First Light week' });
  await expect.element(card).not.toBeInTheDocument();
  expect(localStorage.getItem('ignoredEvents')).toBe('["12"]');
  await page.getByRole('button', { name: '1 ignored event: show again' }).click();
  await expect.element(card).toBeVisible();
  expect(localStorage.getItem('ignoredEvents')).toBe('[]');
});
