import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, forgetCalls, receivedCalls } from '#testing/scripted-api.ts';
import { GamePage } from './game-page.tsx';

const STAFF = { ...MEMBER, id: '2', roles: ['Administrator'] };
const STATE = 'GET /api/admin/games/gundam/config';
const SAVE = 'PUT /api/admin/games/gundam/config';
const TEXT = { type: 'string', description: 'Its name, as `gamename`.' };
const CHAPTERS = [
  { title: 'The game', schema: { properties: { gamename: TEXT }, required: ['gamename'] } },
  {
    title: 'Decks',
    schema: {
      properties: {
        ruleSets: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: TEXT, banned: { type: 'array', items: { type: 'string' } } },
            required: ['name', 'banned'],
          },
        },
      },
      required: ['ruleSets'],
    },
  },
  { title: 'The product', schema: { properties: { features: { type: 'object' } } } },
];
const CONFIG = {
  gamename: 'Gundam',
  features: { trades: 'live', events: 'hidden' },
  ruleSets: [{ name: 'Base', banned: ['A-1'] }],
};

const lay = async (version: number, config: object, versions: object[] = []) => {
  await forgetCalls();
  await answer(STATE, 200, { game: 'gundam', version, config, file: CONFIG, versions });
  await answer('GET /api/admin/game-config-schema', 200, { chapters: CHAPTERS });
};

const open = (section = 'features') =>
  openPart(
    <main>
      <GamePage />
    </main>,
    STAFF,
    { path: '/admin/game', address: `/admin/game?section=${section}` },
  );

beforeEach(async () => {
  await lay(0, CONFIG);
});

it('shows before and after and asks for a reason before saving', async () => {
  await open();
  await answer(SAVE, 200, { version: 0, changed: ['features'] });
  await page.getByRole('group', { name: 'Trades' }).getByRole('radio', { name: 'Off' }).click();
  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('deletion')).toHaveTextContent('On');
  await expect.element(dialog.getByRole('insertion')).toHaveTextContent('Off');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectNoBarriers();
  await dialog.getByLabelText('Reason').fill('Quiet week');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await receivedCalls(SAVE)).length).toBe(2);
  const [judged, saved] = await receivedCalls(SAVE);
  expect(judged?.body).toMatchObject({ checkOnly: true, basedOn: 0 });
  expect(saved?.body).toMatchObject({
    basedOn: 0,
    note: 'Quiet week',
    restoredFrom: null,
    config: { features: { trades: 'hidden', events: 'hidden' } },
  });
  expect(saved?.body).not.toHaveProperty('checkOnly');
});

it('a refusal is shown beside its field, which is opened and focused', async () => {
  await open('rules');
  const message = 'there is no card "B-2"';
  const errors = [{ path: '/ruleSets/0/banned/1', message }];
  await answer(SAVE, 400, { code: 'INVALID_REQUEST', detail: '', params: {}, errors });
  await page.getByText('1. Base').click();
  await page.getByLabelText('Banned').fill('A-1\nB-2');
  await page.getByText('1. Base').click();
  await page.getByRole('button', { name: 'Review and save' }).click();
  const field = page.getByLabelText('Banned');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(message));
  await expectNoBarriers();
  await field.fill('A-1');
  await expect.element(page.getByText(message).first()).not.toBeInTheDocument();
});

it("another operator's save is shown, and own changes apply on top if they do not conflict", async () => {
  const { screen } = await open();
  await page.getByRole('group', { name: 'Trades' }).getByRole('radio', { name: 'Off' }).click();
  await screen.unmount();
  const theirs = { ...CONFIG, gamename: 'Renamed' };
  const version = { version: 1, author: 'Northwind', note: 'Another name', changed: ['gamename'] };
  await lay(1, theirs, [{ ...version, restoredFrom: null, at: '2026-11-02T10:00:00Z' }]);
  await open();
  const conflict = page.getByRole('region', { name: 'Somebody else has saved in the meantime' });
  await expect.element(conflict.getByText('Version 1 by Northwind')).toBeVisible();
  await expect.element(conflict.getByText('Renamed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Review and save' })).toBeDisabled();
  await expectNoBarriers();
  await conflict.getByRole('button', { name: 'Reapply the chosen ones' }).click();
  await answer(SAVE, 200, { version: 1, changed: ['features'] });
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect
    .poll(async () => (await receivedCalls(SAVE)).at(-1)?.body)
    .toMatchObject({
      basedOn: 1,
      config: { gamename: 'Renamed', features: { trades: 'hidden' } },
    });
});

it('warns if links still lead to example.org', async () => {
  await lay(0, { ...CONFIG, links: { chat: 'https://example.org/deckframe/chat' } });
  await open();
  await expect.element(page.getByText('Some links still lead to example.org.')).toBeVisible();
  await expectNoBarriers();
});

it('does not warn about links that operators have changed', async () => {
  await lay(0, { ...CONFIG, links: { chat: 'https://chat.test' } });
  await open();
  await expect.element(page.getByRole('group', { name: 'Trades' })).toBeVisible();
  expect(page.getByText('Some links still lead to example.org.').elements()).toEqual([]);
});
