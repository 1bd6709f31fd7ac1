import sharp from 'sharp';
import { createDecks } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';
import { sendWrite } from '../../write-by-api.ts';
import { XSS_PAYLOADS } from '../../xss-payloads.ts';

const CARD = 'ST01-001';
const BODY_MAX = 20_000;

const VIDEO = {
  name: 'x',
  type: 'video',
  body: null,
  thumbnail: null,
  linkedDeckId: null,
  state: 'published',
  publishAt: null,
};

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer();

test('a creator publishes a video and an article; visitors find them on profile, deck, card and community pages @walk', async ({
  page,
  context,
  database,
  signIn,
}) => {
  const { id } = await signIn({ roles: ['Content Creator'] });
  const [deck = ''] = await createDecks(database, [
    { userId: id, name: 'Lantern Wall', cards: '2 x GD01-002' },
  ]);
  const [video, article] = [`Turn by turn ${id}`, `Ramp that holds ${id}`];
  await page.goto(`/v3/gundam/profile/${id}`);
  await page.getByRole('tab', { name: 'Content' }).click();
  const add = page.getByRole('button', { name: 'Add content' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add content' });
  await dialog.getByLabel('Title').fill(video);
  await dialog.getByRole('textbox', { name: 'Link', exact: true }).fill('https://video.example/x');
  await dialog.getByLabel('Linked deck').fill(deck);
  const upload = dialog.locator('.content-thumb input[type=file]');
  const file = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  await upload.setInputFiles({ ...file, buffer: Buffer.from('<svg onload=alert(1)>') });
  await expect(dialog.getByText('Image upload failed', { exact: true })).toBeVisible();
  await upload.setInputFiles(file);
  await expect(dialog.getByRole('img', { name: 'Thumbnail' })).toBeVisible();
  expect(await findViolations(page), 'dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Content created')).toBeVisible();

  await add.click();
  await dialog.getByRole('radio', { name: 'My own text' }).check();
  await dialog.getByLabel('Title').fill(article);
  await dialog.getByLabel('Type').selectOption('article');
  await dialog
    .getByRole('textbox', { name: 'Text' })
    .fill(`# Why\n\nPlay [[${CARD}]] first, as [[deck:${deck}]] does.`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: `Edit ${article}` })).toBeVisible();

  await context.clearCookies();
  await page.goto(`/v3/gundam/profile/${id}`);
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByRole('link', { name: video })).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', /feed\.atom$/);
  await expect(page.getByRole('button', { name: 'Add content' })).toHaveCount(0);

  await page.goto(`/v3/gundam/deck/${deck}`);
  const aboutDeck = page.getByRole('region', { name: 'From the community' });
  await expect(aboutDeck.getByRole('link', { name: video })).toBeVisible();
  await page.goto(`/v3/gundam/cards/${CARD}`);
  await expect(aboutDeck.getByRole('link', { name: article })).toBeVisible();

  await page.goto('/v3/gundam/community');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Articles/ })
    .click();
  await expect(page.getByRole('link', { name: video })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: article }).click();
  await expect(page.getByRole('heading', { level: 1, name: article })).toBeVisible();
  const mention = page.locator('.mention a');
  await expect(mention.first()).toHaveAttribute('href', `/v3/gundam/cards/${CARD}`);
  const preview = page.locator('.hover-card');
  await mention.first().hover();
  await expect(preview).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(preview).toHaveCount(0);
  // None of its cards is a favourite, so the first one is its cover.
  await mention.getByText('Lantern Wall').hover();
  await expect(preview).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('XSS payloads in names and texts of contents stay text, and none becomes a link @walk', async ({
  page,
  context,
  database,
  signIn,
}) => {
  const { id } = await signIn({ roles: ['Content Creator'] });
  const texts: string[] = [''];
  for (const payload of XSS_PAYLOADS) {
    const last = texts.at(-1) ?? '';
    if (last.length + payload.length > BODY_MAX - 10) texts.push(payload);
    else texts[texts.length - 1] = `${last}\n\n${payload}`;
  }
  const row = { gameid: 'opcg', user_id: id, type: 'article', publish_at: '2026-01-01T00:00:00Z' };
  const names = XSS_PAYLOADS.filter(({ length }) => length <= 120);
  const made = await database
    .insertInto('contents')
    .values([
      ...texts.map((body) => ({ ...row, name: 'All of them', body })),
      ...names.slice(0, 11).map((name) => ({ ...row, name, body: name })),
    ])
    .returning('id')
    .execute();
  for (const link of XSS_PAYLOADS.filter(({ length }) => length <= 300).slice(0, 20)) {
    const data = { ...VIDEO, link };
    const sent = await sendWrite(context.request, '/api/games/opcg/contents', { data });
    expect(sent.status(), link).toBe(422);
  }
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const readFaults = () =>
    page.evaluate(() => {
      const within = document.querySelectorAll('main .articles, main .articles *');
      const faults = [...within].filter((element) => {
        const hasHandler = [...element.attributes].some(({ name }) => /^on|^srcdoc$/i.test(name));
        const isForeign = /^(script|iframe|object|embed|base|style|form|math)$/i.test(
          element.tagName,
        );
        const isBad =
          element instanceof HTMLAnchorElement && !/^https?:$/.test(new URL(element.href).protocol);
        return hasHandler || isForeign || isBad;
      });
      return {
        faults: faults.map(({ outerHTML }) => outerHTML),
        ran: Reflect.get(window, '__xss'),
      };
    });
  await page.goto('/v3/opcg/articles');
  await expect(page.locator('.content-card').first()).toBeVisible();
  expect(await readFaults()).toEqual({ faults: [], ran: undefined });
  for (const { id: content } of made.slice(0, texts.length)) {
    await page.goto(`/v3/opcg/articles/${content}`);
    await expect(page.locator('.article-text')).toBeVisible();
    expect(await readFaults()).toEqual({ faults: [], ran: undefined });
  }
  expect(dialogs).toEqual([]);
});
