import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { ContentManager } from './content-manager.tsx';

const CREATOR = { ...MEMBER, roles: ['Content Creator'] };
const OWN = 'GET /api/games/gundam/my-contents';
const ID = '019a0000-0000-7000-8000-000000000001';
const ONE = `/api/games/gundam/contents/${ID}`;
const CREATE = 'POST /api/games/gundam/contents';
const UPLOAD = 'POST /api/uploads';

const CONTENT = {
  id: ID,
  game: 'gundam',
  name: 'Lantern Wall',
  type: 'video',
  link: 'https://video.example/x',
  userId: '7',
  author: null,
  thumbnail: null,
  linkedDeckId: null,
  linkedDeck: null,
  state: 'published',
  publishAt: '2026-03-01T12:00:00.000Z',
  excerpt: '',
  readingMinutes: null,
  version: 3,
  createdAt: '2026-03-01T12:00:00.000Z',
  changedAt: '2026-03-01T12:00:00.000Z',
  moderation: null,
  body: null,
  mentionedDecks: [],
};
const { body: _body, mentionedDecks: _decks, ...SUMMARY } = CONTENT;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const addDialog = async () => {
  await button('Add content').click();
  await expect.element(page.getByRole('dialog', { name: 'Add content' })).toBeVisible();
};

it('CONT-03 adding, changing and deleting say `Content created`, `Content updated`, `Content deleted`', async () => {
  await answer(OWN, 200, { contents: [SUMMARY] });
  await answer(`GET ${ONE}`, 200, CONTENT);
  await answer(CREATE, 200, CONTENT);
  await answer(`PUT ${ONE}`, 200, CONTENT);
  await answer(`DELETE ${ONE}`, 204);
  const { told } = await openPart(<ContentManager />, CREATOR);
  await addDialog();
  await expectNoBarriers();
  await page.getByLabelText('Title').fill('A guide');
  await page.getByRole('textbox', { name: 'Link' }).fill('javascript:alert(1)');
  await button('Add').click();
  await expect.element(page.getByText(/starts with https/)).toBeVisible();
  expect(await receivedCalls(CREATE)).toEqual([]);
  await page.getByRole('textbox', { name: 'Link' }).fill('https://Video.example/x');
  await button('Add').click();
  await expect.poll(() => told).toEqual(['success: "Content created"']);
  expect((await receivedCalls(CREATE))[0]?.body).toMatchObject({
    name: 'A guide',
    link: 'https://video.example/x',
    body: null,
    state: 'published',
  });
  await button('Edit Lantern Wall').click();
  await page.getByLabelText('Title').fill('Another');
  await button('Save').click();
  await expect.poll(() => told.at(-1)).toBe('success: "Content updated"');
  expect((await receivedCalls(`PUT ${ONE}`))[0]?.version).toBe('"3"');
  await button('Delete Lantern Wall').click();
  await button('Delete').click();
  await expect.poll(() => told.at(-1)).toBe('success: "Content deleted"');
});

it('CONT-05 CONT-07 a failed thumbnail says `Image upload failed`, any other picture `Upload failed`', async () => {
  await answer(OWN, 200, { contents: [] });
  await openPart(<ContentManager />, CREATOR);
  await addDialog();
  await refuse(UPLOAD, 507, 'UPLOADS_FULL');
  const file = new File(['"a picture"'], 'face.png', { type: 'image/png' });
  await page.getByLabelText('Upload a thumbnail').first().upload(file);
  await expect.element(page.getByText('Image upload failed', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'My own text' }).click();
  await refuse(UPLOAD, 507, 'UPLOADS_FULL');
  await page.getByLabelText('Insert a picture').first().upload(file);
  await expect.element(page.getByText('Upload failed', { exact: true })).toBeVisible();
});

it('a conflict keeps all text and says so', async () => {
  await answer(OWN, 200, { contents: [SUMMARY] });
  await answer(`GET ${ONE}`, 200, CONTENT);
  await refuse(`PUT ${ONE}`, 409, 'VERSION_CONFLICT');
  await openPart(<ContentManager />, CREATOR);
  await button('Edit Lantern Wall').click();
  await page.getByLabelText('Title').fill('Mine');
  await button('Save').click();
  await expect.element(page.getByText(/changed this in the meantime/)).toBeVisible();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Mine');
});

it('closing asks before text is lost, and an article without text stays a draft', async () => {
  await answer(OWN, 200, { contents: [] });
  await openPart(<ContentManager />, CREATOR);
  await addDialog();
  await button('Cancel').click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  await addDialog();
  await page.getByRole('radio', { name: 'My own text' }).click();
  await expect.element(page.getByLabelText('Type')).toHaveValue('article');
  await page.getByLabelText('Title').fill('A guide');
  await button('Add').click();
  await expect.element(page.getByText('Write something, or keep it as a draft.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  expect(await receivedCalls(CREATE)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  const asked = page.getByRole('alertdialog');
  await expect.element(asked.getByText('A guide')).toBeVisible();
  await button('Keep writing').click();
  await expect.element(page.getByLabelText('Title')).toHaveValue('A guide');
  await button('Cancel').click();
  await button('Discard').click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
});

it('a member without the role can only delete; a hidden content shows why', async () => {
  const hidden = { at: '2026-03-02T12:00:00.000Z', reason: 'Advertising' };
  await answer(OWN, 200, { contents: [{ ...SUMMARY, moderation: hidden }] });
  await openPart(<ContentManager />);
  await expect.element(page.getByText('Advertising')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See it and appeal' }))
    .toHaveAttribute('href', expect.stringMatching(`/articles/${ID}$`));
  expect(button('Edit Lantern Wall').elements()).toEqual([]);
  expect(button('Add content').elements()).toEqual([]);
  await expect.element(button('Delete Lantern Wall')).toBeVisible();
});
