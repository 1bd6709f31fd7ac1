import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Header } from '../header.ts';
import { PAGE_ADDRESSES } from '../page-addresses.ts';
import { expect, test } from '../test.ts';
import { VIEWPORTS } from '../viewports.ts';

// No movement: a page is judged as it stands, not half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Findings in a form that says where to look. */
async function findViolations(page: Page): Promise<string[]> {
  // Our pages hold no frames of others, so the quick way of running axe sees everything.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** The open page in a wide window and on a phone. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await findViolations(page), `${viewport.width} px`).toEqual([]);
  }
}

for (const { id, address, access } of PAGE_ADDRESSES) {
  test(`axe finds nothing on ${id} at 1440 and 390 px`, async ({ page, signIn }) => {
    if (access !== 'public') await signIn({ roles: ['Administrator'] });
    await page.goto(address);
    await expectNoViolations(page);
  });
}

test('axe finds nothing on the page for unknown addresses', async ({ page }) => {
  await page.goto('/v3/gundam/no/such/place');
  await expectNoViolations(page);
});

test.describe('first visit', () => {
  test.use({ kept: {} });

  test('axe finds nothing on the notices', async ({ page }) => {
    await page.goto('/v3/gundam/');
    const notice = page.getByRole('dialog');
    for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
      await page.setViewportSize(viewport);
      await expect(notice).toBeVisible();
      expect(await findViolations(page), `${viewport.width} px`).toEqual([]);
    }
  });
});

test.describe('open parts', () => {
  test.use({ site: 'documents' });

  test('axe finds nothing in the header menus', async ({ page, signIn }) => {
    await signIn({ roles: ['Administrator'] });
    await page.goto('/v3/gundam/');
    const header = new Header(page);
    for (const group of ['Build', 'Community', 'Competitive', 'Administration', 'My Account']) {
      await header.open(group);
      expect(await findViolations(page), group).toEqual([]);
    }
  });

  test('axe finds nothing in the full-screen menu', async ({ page }) => {
    await page.setViewportSize(VIEWPORTS.phone);
    await page.goto('/v3/gundam/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('axe finds nothing in the command palette', async ({ page }) => {
    await page.goto('/v3/gundam/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /search/i })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
