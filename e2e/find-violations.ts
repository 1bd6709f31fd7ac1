import type axeCore from 'axe-core';
import { test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describeView, type Judged } from './axe-views/describe-view.ts';
import { findRepeats } from './axe-views/find-repeats.ts';

/** The rules that another theme can break where the usual one keeps them. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** `AxeBuilder` sends the unminified source, 1.4 MB, twice for each page load. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, in a form that says where to look. */
export async function findViolations(page: Page, judged: Judged = 'everything'): Promise<string[]> {
  // A page on its way to another is judged once it is there.
  await page.locator('.shell > .route-overlay').waitFor({ state: 'detached' });
  // A color on its way to another is neither; without movement it is there with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(AXE);
  }
  const view = await describeView(page, judged);
  test.info().annotations.push({ type: 'axe', description: JSON.stringify(view) });
  const repeats = await page.evaluateHandle(findRepeats);
  return page.evaluate(
    async ({ rules, repeats: exclude }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      // Copying the HTML of each judged element takes a tenth of the time, and nobody reads it.
      axe.configure({ noHtml: true });
      const { violations } = await axe.run(
        { include: [document], exclude },
        {
          resultTypes: ['violations'],
          // No rule that is on reads the style sheets, which axe would parse again in each run.
          preload: { assets: ['media'] },
          ...(rules !== null && { runOnly: rules }),
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    { rules: judged === 'colors' ? COLOR_RULES : null, repeats },
  );
}
