import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, in a form that says where to look. */
export async function findViolations(page: Page): Promise<string[]> {
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
