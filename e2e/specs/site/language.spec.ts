import { expect, test } from '../../test.ts';

test('the site switches to German, sets the document language and remembers it', async ({
  page,
}) => {
  await page.goto('/v3/gundam/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page
    .getByRole('contentinfo')
    .getByRole('combobox', { name: 'Language' })
    .selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Anmelden / Registrieren' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Anmelden / Registrieren' })).toBeVisible();
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('starts in German from the first HTML', async ({ page }) => {
    const first = await page.goto('/v3/gundam/');
    const said = (await first?.text()) ?? '';
    expect(said).toMatch(/name="description" content="[^"]*Karte des Tages, neue Karten/);
    expect(said).toMatch(/<p class="boot-lead" lang="de">[^<]*Karte des Tages/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
