import type { Page } from '@playwright/test';
import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { publishCatalogues } from '../../stack/publish-catalogues.ts';
import { expect, ownName, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const GAME = 'opcg';
const ROWS = 3;
/** Columns that no other test reads. */
const PASTED = ['link', 'getinfodata', 'tcgplayerlink', 'tcgplayer_id'];
const HIDDEN = [
  'published image color categorydata rarity level cost apdata hp effectdata trait attributedata',
  'originalid blockicon seriesname series mainalternate comment_count marketprice created_at power',
  'counter life hastrigger trigger',
].join(' ');

test('ADMIN-04 an administrator pastes a range by keyboard, saves it to the catalogue, and undoes it', async ({
  page,
  browser,
  database,
  stack,
}) => {
  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const office = admin.page;
  const note = ownName('Note');
  const before = await readCatalogue(page);
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await office.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `${GAME}_cardColumnsHidden`,
    HIDDEN.replaceAll(' ', ','),
  ] as const);
  await office.setViewportSize(VIEWPORTS.tablet);
  await office.goto(`/v3/${GAME}/admin/cards`);
  const sheet = office.getByRole('grid', { name: 'Cards' });
  await expect(sheet).toBeVisible();
  expect(await findViolations(office)).toEqual([]);
  await office.setViewportSize(VIEWPORTS.desktop);

  const block = Array.from({ length: ROWS }, (_, row) =>
    PASTED.map((column) => `${note} ${row} ${column}`).join('\t'),
  );
  await office.evaluate((text) => navigator.clipboard.writeText(text), block.join('\n'));
  await sheet.locator('[data-active]').focus();
  await office.keyboard.press('Control+Home');
  await office.keyboard.press('ArrowRight');
  await office.keyboard.press('ArrowRight');
  await office.keyboard.press('Control+v');
  await expect(office.getByText('12 changes in 3 cards')).toBeVisible();
  await write(office, 'Pasted');
  await publishCatalogues(stack.workerDatabaseUrl);
  // The catalogue as other browsers then load it.
  const after = await readCatalogue(page);
  expect(after.version).not.toBe(before.version);
  expect(after.text).toContain(`${note} 2 getinfodata`);

  await sheet.locator('[data-active]').focus();
  await office.keyboard.press('Control+z');
  await expect(office.getByText('12 changes in 3 cards')).toBeVisible();
  expect(await findViolations(office)).toEqual([]);
  await write(office, 'Undone');
  await publishCatalogues(stack.workerDatabaseUrl);
  expect(await readCatalogue(page)).toEqual(before);
  await admin.close();
});

async function write(office: Page, note: string): Promise<void> {
  await office.keyboard.press('Control+Enter');
  await office.getByLabel(/^Why/).fill(note);
  const answered = office.waitForResponse('**/cards/edits');
  await office.getByRole('button', { name: 'Write 12 changes' }).press('Enter');
  expect(await (await answered).json()).toMatchObject({ outcome: 'saved', cards: ROWS });
  await expect(office.getByText('No changes')).toBeVisible();
}

async function readCatalogue({ request }: Page): Promise<{ version: string; text: string }> {
  const catalogue = `/api/games/${GAME}/catalogue`;
  const answer = await request.get(`${catalogue}/manifest`);
  const { version, series } = (await answer.json()) as {
    version: string;
    series: { files: { hash: string }[] }[];
  };
  const texts = series.flatMap(({ files }) =>
    files.map(async ({ hash }) => (await request.get(`${catalogue}/files/${hash}`)).text()),
  );
  return { version, text: (await Promise.all(texts)).join('\n') };
}
