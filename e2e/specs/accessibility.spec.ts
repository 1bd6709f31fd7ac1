import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Header } from '../header.ts';
import { PAGE_ADDRESSES } from '../page-addresses.ts';
import { expect, test } from '../test.ts';
import { VIEWPORTS } from '../viewports.ts';

/** Pages to one test: a browser that has the scripts already opens the next page much faster. */
const BATCH = 6;

// No movement: a page is judged as it stands, not half faded in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Findings in a form that says where to look. */
async function findViolations(page: Page): Promise<string[]> {
  // Half a megabyte of source: sent once per page load, not at each size.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Our pages hold no frames of others, so the quick way of running axe sees everything.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** The page in a wide window and, reshaped, on a phone. `shownAt`: where its address leads to. */
async function expectNoViolations(page: Page, address: string, shownAt = address): Promise<void> {
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto(address);
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]:not(.kit *)')).toHaveCount(0);
    // Judging the sign-in page in place of a guarded one would find nothing for ever.
    expect(new URL(page.url()).pathname).toBe(shownAt);
    expect.soft(await findViolations(page), `${page.url()} at ${viewport.width} px`).toEqual([]);
  }
}

const isOpen = ({ access }: { access: string }) => access === 'public';
const isGuarded = ({ access }: { access: string }) => access !== 'public';

for (const batch of batchesOf(PAGE_ADDRESSES.filter(isOpen))) {
  test(`axe finds nothing at 1440 and 390 px on ${namesOf(batch)}`, async ({ page }) => {
    for (const { address } of batch) await expectNoViolations(page, address);
  });
}

for (const batch of batchesOf(PAGE_ADDRESSES.filter(isGuarded))) {
  test(`axe finds nothing at 1440 and 390 px on ${namesOf(batch)}`, async ({ page, signIn }) => {
    const { id: userId } = await signIn({ roles: ['Administrator'] });
    for (const { id, address } of batch) {
      const shownAt = id === 'ownProfile' ? `/v3/gundam/profile/${userId}` : address;
      await expectNoViolations(page, address, shownAt);
    }
  });
}

test('axe finds nothing on the page for unknown addresses', async ({ page }) => {
  await expectNoViolations(page, '/v3/gundam/no/such/place');
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

  test('axe finds nothing in the menus and the command palette', async ({ page, signIn }) => {
    await signIn({ roles: ['Administrator'] });
    await page.goto('/v3/gundam/');
    const header = new Header(page);
    for (const group of ['Build', 'Community', 'Competitive', 'Administration', 'My Account']) {
      await header.open(group);
      expect.soft(await findViolations(page), group).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await header.root.getByRole('button', { name: /search/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findViolations(page), 'palette').toEqual([]);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize(VIEWPORTS.phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findViolations(page), 'full-screen menu').toEqual([]);
  });
});

function batchesOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / BATCH) }, (_, place) =>
    list.slice(place * BATCH, (place + 1) * BATCH),
  );
}

function namesOf(pages: readonly { id: string }[]): string {
  return pages.map(({ id }) => id).join(', ');
}
