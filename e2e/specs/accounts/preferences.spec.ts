import { expect, test } from '../../test.ts';

test.use({ site: 'documents' });

const SETTINGS = '/v3/gundam/settings';

test('PREF-01 PREF-02 PREF-03 PREF-04 PREF-05 PREF-07 every preference has a switch with its default; all are stored as one object, and new cards first as a string', async ({
  page,
}) => {
  await page.goto(SETTINGS);
  const on = [
    'Load alternates',
    'Prices',
    'Line under each card',
    'Preview on hover',
    'Keep drafts on this device',
    'Deck insights',
  ];
  const off = [
    'List alternates separately',
    'New cards at the top',
    'Names on quick filters',
    'Color-blind support',
    'Unlock colors',
    'Hide bookmarks on decklists',
  ];
  const one = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });
  for (const name of on) await expect(one(name), name).toBeChecked();
  for (const name of off) await expect(one(name), name).not.toBeChecked();
  await one('Color-blind support').check();
  const stored = () => page.evaluate(() => localStorage.getItem('userPreferences') ?? '{}');
  await expect
    .poll(async () => JSON.parse(await stored()) as object)
    .toMatchObject({ colorBlindSupport: true, cardSize: 1.4 });
  const first = one('New cards first');
  await expect(first).toBeChecked();
  await first.uncheck();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('showNewCardsFirst')))
    .toBe('true');
  await page.reload();
  await expect(one('Color-blind support')).toBeChecked();
  await expect(first).not.toBeChecked();
});
