import { tile } from '../../card-list.ts';
import { expect, test } from '../../test.ts';

test("text is never HTML or a script, and the page's own workers run", async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/TrustedHTML|TrustedScript|Trusted Type/i.test(message.text()))
      violations.push(message.text());
  });
  await page.goto('/v3/gundam/cardlist');
  // The catalogue searches in a worker.
  await expect(tile(page, 0)).toBeVisible();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  expect(violations).toEqual([]);

  const tried = await page.evaluate(() => {
    const tryTo = (run: () => unknown): string => {
      try {
        run();
        return 'ran';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      html: tryTo(() => (document.createElement('div').innerHTML = '<img src=x>')),
      inserted: tryTo(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
      script: tryTo(() => (document.createElement('script').text = 'alert(1)')),
      source: tryTo(() => (document.createElement('script').src = '/media/uploads/a.js')),
      worker: tryTo(() => new Worker('data:text/javascript,1')),
      parsed: tryTo(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
    };
  });
  expect(new Set(Object.values(tried))).toEqual(new Set(['TypeError']));
});
