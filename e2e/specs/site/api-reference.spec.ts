import { expect, test } from '../../test.ts';

test('the API reference shows every endpoint without inline scripts @slow', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/violates.*script-src/s.test(message.text())) refused.push(message.text());
  });
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  const heading = page.getByRole('heading', { name: 'Deckframe', exact: true });
  await expect(heading).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Open Group - cards' }).click();
  await expect(page.locator('a[href="#tag/cards/GET/api/games/{game}/cards/count"]')).toBeVisible();
  expect(refused).toEqual([]);

  // Injected content stays text.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="document.title = 1">');
  });
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
  expect(await page.title()).not.toMatch(/^(?:run|1)$/);
});
