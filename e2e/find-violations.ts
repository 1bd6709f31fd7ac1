import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that another theme can break where the usual one keeps them. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type Judged = 'everything' | 'colors';

/** What axe finds, in a form that says where to look. */
export async function findViolations(page: Page, judged: Judged = 'everything'): Promise<string[]> {
  // A page on its way to another is judged once it is there.
  await page.locator('.shell > .route-overlay').waitFor({ state: 'detached' });
  // A color on its way to another is neither; without movement it is there with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  // Half a megabyte of source: sent once per page load, not at each size.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Our pages hold no frames of others, so the quick way of running axe sees everything.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      ...(judged === 'colors' && { runOnly: COLOR_RULES }),
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
