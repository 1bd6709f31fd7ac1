import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { localSettings } from '#lib/preference-stores.ts';
import { expectDialog } from '#testing/expect-dialog.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { MailBell } from './mail-bell.tsx';
import { event, item, mailbox, notice, unread } from './mailbox.test-support.ts';
import { RunningEvents } from './running-events.tsx';

const LISTS = 'GET /api/me/mailbox';
const UNREAD = 'GET /api/me/mailbox/unread';
const CLAIM = 'POST /api/me/mailbox';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const eventCard = () => page.getByRole('article', { name: 'First Light week' });

beforeEach(() => {
  localStorage.removeItem('mailbox');
  localSettings.setIgnoredEvents([]);
});

/** The label includes the number once it is loaded. */
async function open(waiting = 0) {
  const part = await openPart(<MailBell userId={MEMBER.id} />);
  await button(waiting === 0 ? 'Mailbox' : `Mailbox, ${waiting} waiting`).click();
  return part;
}

describe('claims', () => {
  it('MAIL-14 MAIL-16 a claimed banner leaves the mailbox with the documented text', async () => {
    await answer(LISTS, 200, mailbox({ event: [event()] }));
    await answer(UNREAD, 200, unread(1));
    await answer(CLAIM, 200, { banner: 'glass', role: null });
    const { told } = await open(1);
    await expectDialog('Mailbox', button('Check again'));
    await answer(UNREAD, 200, unread());
    await button('Claim').click();
    await expect.element(eventCard()).not.toBeInTheDocument();
    expect(told).toEqual(['success: "Banner claimed successfully!"']);
    const [sent] = await receivedCalls(CLAIM);
    expect(sent?.body).toEqual({ eventId: '12', itemId: null });
    await expect.element(page.getByText('No events are running')).toBeVisible();
  });

  it('MAIL-13 MAIL-16 a claimed role is announced and applies at once', async () => {
    const gift = item({ banner: null, role: 'EX', label: 'Lodestar', thanksFor: 'card-report' });
    await answer(LISTS, 200, mailbox({ receivedItem: [gift] }));
    await answer(UNREAD, 200, unread(0, 0, 1));
    await answer(CLAIM, 200, { banner: null, role: 'EX' });
    const { told, services } = await open(1);
    const given = page.getByRole('article', { name: 'Your report: Lodestar' });
    await expect.element(given.getByText('Role, ad-free for life')).toBeVisible();
    await answer(UNREAD, 200, unread());
    await button('Claim').click();
    await expect.element(page.getByText('Nothing to claim')).toBeVisible();
    expect(told).toEqual(['success: "Role claimed successfully!"']);
    expect((await receivedCalls(CLAIM))[0]?.body).toEqual({ eventId: null, itemId: '7' });
    expect(services.session.get()?.roles).toContain('EX');
  });

  it.each([
    [event(), 'Error claiming banner: '],
    [event({ banner: null, role: 'EX' }), 'Error claiming role: '],
  ])('MAIL-17 a failed claim stays and shows why: %#', async (entry, words) => {
    await answer(LISTS, 200, mailbox({ event: [entry] }));
    await answer(UNREAD, 200, unread(1));
    await refuse(CLAIM, 409, 'EVENT_FULL');
    const { told } = await open(1);
    await button('Claim').click();
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).toContain(`error: "${words}`);
    await expect.element(eventCard()).toBeVisible();
  });

  it('an unearned reward shows its requirement, and a code is sent if needed', async () => {
    const far = event({ requirements: [{ kind: 'level', needed: 40, have: 3 }] });
    const coded = event({ eventId: '13', label: 'Store night', needsCode: true });
    await answer(LISTS, 200, mailbox({ event: [far, coded] }));
    await answer(UNREAD, 200, unread());
    await answer(CLAIM, 200, { banner: 'glass', role: null });
    await open();
    await expect.element(eventCard().getByText('Level 40 (you: 3)')).toBeVisible();
    await expect.element(button('Not yet')).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText('Your code').fill('night 26');
    await button('Claim').click();
    await expect.poll(() => receivedCalls(CLAIM)).toHaveLength(1);
    expect((await receivedCalls(CLAIM))[0]?.body).toMatchObject({
      eventId: '13',
      code: 'night 26',
    });
  });
});

it('MAIL-05 an event and a letter show the icon they were given; an unknown one is left out', async () => {
  const events = [event({ icon: 'trophy' }), event({ eventId: '13', icon: 'nothing-like-it' })];
  const letters = [notice({ icon: 'megaphone' }), notice({ id: '10' })];
  await answer(LISTS, 200, mailbox({ event: events, notification: letters }));
  await answer(UNREAD, 200, unread());
  const { screen } = await open();
  await expect.element(eventCard().first()).toBeVisible();
  const icons = () =>
    [...screen.baseElement.querySelectorAll('[data-icon]')].map((one) =>
      one.getAttribute('data-icon'),
    );
  expect(icons()).toEqual(['trophy']);
  await page.getByRole('tab', { name: /^Notifications/ }).click();
  await expect.poll(icons).toEqual(['megaphone']);
});

it('MAIL-09 a mailbox that cannot be loaded says so', async () => {
  await answer(UNREAD, 200, unread());
  await answer(LISTS, 500, { code: 'INTERNAL', detail: 'broken', params: {} });
  await open();
  const words = 'Error fetching mailbox data: Something went wrong on our side.';
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible();
});

it('notices are marked as read together', async () => {
  const both = [notice({ id: null, eventId: '3', label: 'To all' }), notice()];
  await answer(LISTS, 200, mailbox({ notification: both }));
  await answer(UNREAD, 200, unread(0, 2));
  await answer('POST /api/me/mailbox/read', 204);
  await open(2);
  const mark = page.getByRole('article', { name: 'Hello' }).getByText('Unread:');
  await expect.element(mark).toBeInTheDocument();
  await answer(UNREAD, 200, unread());
  await button('Mark all as read').click();
  await expect.element(mark).not.toBeInTheDocument();
  const [sent] = await receivedCalls('POST /api/me/mailbox/read');
  expect(sent?.body).toEqual({ ids: ['9'], eventIds: ['3'] });
});

it('home shows the three events that end first, without level rewards, ignored and past ones', async () => {
  localSettings.setIgnoredEvents(['1']);
  const named = (eventId: string, change: Parameters<typeof event>[0] = {}) =>
    event({ eventId, label: `Event ${eventId}`, ...change });
  const over = named('2', { endDate: '2020-01-01T00:00:00.000Z' });
  const reward = named('3', { rewardLevel: 10, endDate: null });
  const running = ['4', '5', '6', '7'].map((id) => named(id));
  await answer(LISTS, 200, mailbox({ event: [named('1'), over, reward, ...running] }));
  await openPart(<RunningEvents userId={MEMBER.id} />);
  const home = page.getByRole('region', { name: 'Running events' });
  await expect.element(home.getByRole('article', { name: 'Event 6' })).toBeVisible();
  const shown = home.getByRole('article').elements();
  expect(shown.map((card) => card.getAttribute('aria-label'))).toEqual([
    'Event 4',
    'Event 5',
    'Event 6',
  ]);
});
