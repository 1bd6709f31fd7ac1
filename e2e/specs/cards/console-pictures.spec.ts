import sharp from 'sharp';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const CARDNO = 'ZZ03-001';

const draw = async (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 420, channels: 3, background } })
    .png()
    .toBuffer();

test('an administrator drops many pictures, sees which card gets which, sends them, and takes them back', async ({
  page,
  database,
  signIn,
}) => {
  await signIn({ roles: ['Administrator'] });
  // Hidden, so that no other test meets it in a catalogue.
  const card = { gameid: 'ua', cardno: CARDNO, originalid: CARDNO, series: 'ZZ03', published: 0 };
  await database
    .insertInto('cards')
    .values({ ...card, name: 'Paper Heron', image: 'paper-heron' })
    .execute();
  const image = async () =>
    database
      .selectFrom('cards')
      .select('image')
      .where('gameid', '=', 'ua')
      .where('cardno', '=', CARDNO)
      .executeTakeFirstOrThrow();

  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto('/v3/ua/admin/imports');
  const panel = page.getByRole('region', { name: 'Pictures of cards' });
  await panel.getByLabel('Pictures', { exact: true }).setInputFiles([
    { name: 'zz03_001.png', mimeType: 'image/png', buffer: await draw('#c33') },
    { name: 'NOBODY-1.png', mimeType: 'image/png', buffer: await draw('#333') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  const row = panel.getByRole('row', { name: /ZZ03-001 Paper Heron/ });
  await expect(row).toContainText('Waits');
  await expect(row.getByRole('img', { name: 'zz03_001.png' })).toBeVisible();
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
