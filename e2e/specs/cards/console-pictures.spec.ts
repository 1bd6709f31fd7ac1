import sharp from 'sharp';
import { findViolations } from '../../find-violations.ts';
import { expect, ownName, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const draw = async (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 420, channels: 3, background } })
    .png()
    .toBuffer();

test('an administrator drops many pictures, sees their cards, uploads them and undoes it', async ({
  page,
  database,
  signIn,
}) => {
  await signIn({ roles: ['Administrator'] });
  // Hidden, so that it is in no other test's catalogue.
  const series = ownName('ZZ').toUpperCase();
  const cardno = `${series}-001`;
  const file = `${series.toLowerCase()}_001.png`;
  const card = { gameid: 'ua', cardno, originalid: cardno, series, published: 0 };
  await database
    .insertInto('cards')
    .values({ ...card, name: 'Paper Heron', image: 'paper-heron' })
    .execute();
  const image = async () =>
    database
      .selectFrom('cards')
      .select('image')
      .where('gameid', '=', 'ua')
      .where('cardno', '=', cardno)
      .executeTakeFirstOrThrow();

  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto('/v3/ua/admin/imports');
  const panel = page.getByRole('region', { name: 'Pictures of cards' });
  await panel.getByLabel('Pictures', { exact: true }).setInputFiles([
    { name: file, mimeType: 'image/png', buffer: await draw('#c33') },
    { name: 'NOBODY-1.png', mimeType: 'image/png', buffer: await draw('#333') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  const row = panel.getByRole('row', { name: `${cardno} Paper Heron` });
  await expect(row).toContainText('Waits');
  await expect(row.getByRole('img', { name: file })).toBeVisible();
  await expect(panel).toContainText('NOBODY-1.png no card has this number');
  await expect(panel).toContainText('notes.txt no picture');
  expect(await image()).toEqual({ image: 'paper-heron' });
  expect(await findViolations(page)).toEqual([]);

  await page.setViewportSize(VIEWPORTS.tablet);
  await panel.getByRole('button', { name: 'Send 1 picture' }).press('Enter');
  await expect(panel.getByText('1 card shows its new picture.')).toBeVisible();
  await expect(row).toContainText('Sent');
  const stored = (await image()).image ?? '';
  expect(stored).toMatch(/^up-/);
  const face = await page.request.get(`/media/ua/cards/315/${stored}.webp`);
  expect(await sharp(await face.body()).metadata()).toMatchObject({ width: 315, height: 440 });
  expect(await findViolations(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(panel.getByText('The cards show their earlier pictures again.')).toBeVisible();
  expect(await image()).toEqual({ image: 'paper-heron' });
});
