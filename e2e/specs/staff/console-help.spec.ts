import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test('every console tool has its own Help one click away; reports and users fit a phone @walk', async ({
  page,
  signIn,
}) => {
  await signIn({ roles: ['Administrator'] });
  await page.goto('/v3/gundam/admin');
  const rail = page.getByRole('navigation', { name: 'Tools' });
  await expect(rail.getByRole('link').first()).toBeVisible();
  const tools = await rail.getByRole('link').allTextContents();
  expect(tools.length).toBeGreaterThan(10);
  const told = new Set<string>();
  for (const tool of tools) {
    await rail.getByRole('link', { name: tool, exact: true }).click();
    await rail.getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: `Help: ${tool}` });
    told.add(await help.getByRole('listitem').first().innerText());
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  }
  expect(told.size).toBe(tools.length);

  await page.setViewportSize(VIEWPORTS.phone);
  for (const place of ['reports', 'users', 'texts']) {
    await page.goto(`/v3/gundam/admin/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, place).toBe(0);
  }
});
