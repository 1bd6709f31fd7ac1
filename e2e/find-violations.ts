import type axeCore from 'axe-core';
import { test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describeView, type Judged } from './axe-views/describe-view.ts';
import { findRepeats } from './axe-views/find-repeats.ts';

/** The rules that can fail in another theme only. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** `AxeBuilder` sends the unminified source, 1.4 MB, twice for each page load. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe and returns violations with their places. */
export async function findViolations(page: Page, judged: Judged = 'everything'): Promise<string[]> {
  // Wait for a navigation to finish before checking.
  await page.locator('.shell > .route-overlay').waitFor({ state: 'detached' });
  // A colour transition has wrong intermediate colours. Without motion, it ends with the next
  // frame.
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
      // Copying each element's HTML takes a tenth of the time, and we do not use it.
      axe.configure({ noHtml: true });
      const { violations } = await axe.run(
        { include: [document], exclude },
        {
          resultTypes: ['violations'],
          // No enabled rule needs the style sheets, which axe would parse in each run.
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
