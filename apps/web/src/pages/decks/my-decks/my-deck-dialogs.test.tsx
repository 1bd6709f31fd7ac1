import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import type { MyDeckDialog, OwnDeck } from './my-deck-dialog.ts';
import { MyDeckDialogs } from './my-deck-dialogs.tsx';

const FOLDERS = '/api/games/gundam/my-deck-folders';
const deck = { id: 'd1', name: 'Tempo', folders: ['Old'] } as unknown as OwnDeck;

async function open(dialog: MyDeckDialog) {
  const onClose = vi.fn<() => void>();
  await answer(`GET ${FOLDERS}`, 200, {
    folders: [
      { id: 'f1', name: 'Old', deckCount: 1 },
      { id: 'f2', name: 'League', deckCount: 0 },
    ],
    allCount: 1,
    unfiledCount: 0,
    archivedCount: 0,
  });
  const part = await openPart(<MyDeckDialogs dialog={dialog} onClose={onClose} />);
  return { ...part, onClose };
}

it('new folder: requires a name; a refusal keeps dialog and text', async () => {
  const { onClose, told } = await open({ kind: 'folder', folder: null });
  await refuse(`POST ${FOLDERS}`, 503, 'UNAVAILABLE');
  await answer(`POST ${FOLDERS}`, 201, {});
  const name = page.getByLabelText('Name');
  await expectDialog('New folder', name);
  await expect.element(page.getByRole('button', { name: 'Create' })).toBeDisabled();
  await name.fill(' League ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => told).toEqual(['error: "That did not work."']);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect((await receivedCalls(`POST ${FOLDERS}`))[1]?.body).toEqual({ name: 'League' });
});

it('rename a folder: starts with its name, and Escape changes nothing', async () => {
  const { onClose } = await open({ kind: 'folder', folder: { id: 'f1', name: 'Old' } });
  await answer(`PUT ${FOLDERS}/f1`, 200, {});
  await expectDialog('Rename the folder', page.getByLabelText('Name'));
  await expect.element(page.getByLabelText('Name')).toHaveValue('Old');
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(await receivedCalls(`PUT ${FOLDERS}/f1`)).toEqual([]);
  await page.getByLabelText('Name').fill('Older');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect
    .poll(async () => (await receivedCalls(`PUT ${FOLDERS}/f1`))[0]?.body)
    .toEqual({ name: 'Older' });
});

it('folders of a deck: shows its folders and sends the new ones', async () => {
  const { onClose } = await open({ kind: 'file', deck });
  await answer('PUT /api/games/gundam/decks/d1/folders', 200, {});
  await expect.element(page.getByRole('checkbox', { name: 'Old' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'League' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const [sent] = await receivedCalls('PUT /api/games/gundam/decks/d1/folders');
  expect(sent?.body).toEqual({ folderIds: ['f1', 'f2'] });
});

it('settings for new decks: sends the choice at once', async () => {
  await answer('GET /api/me/deck-preferences', 200, { defaultVisibility: 'private' });
  const { onClose } = await open({ kind: 'preferences' });
  await answer('PUT /api/me/deck-preferences', 200, {});
  await page.getByRole('radio', { name: 'Unlisted' }).click();
  await expect
    .poll(async () => (await receivedCalls('PUT /api/me/deck-preferences'))[0]?.body)
    .toEqual({ defaultVisibility: 'unlisted' });
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});
