import { findRepeats } from '../../axe-views/find-repeats.ts';
import { findLost, findLostParts, listViews } from '../../axe-views/list-views.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';

const item = (text: string, color = '#111'): string =>
  `<li><a href="/x" style="color: ${color}; background: #fff">${text}</a></li>`;

test('axe checks two of equal list items, and every different one', async ({ page }) => {
  const same = Array.from({ length: 5 }, (_, place) => item(`Card ${place}`));
  const others = [item('Faint', '#ddd'), item(''), '<li><button></button></li>'];
  const list = `<ul>${[...same, ...others].join('')}</ul>`;
  await page.setContent(
    `<html lang="en"><title>Cards</title><main><h1>Cards</h1>${list}</main></html>`,
  );
  expect(await page.evaluate(() => document.querySelectorAll('li').length)).toBe(8);
  const repeats = await page.evaluateHandle(findRepeats);
  expect(await repeats.evaluate((all) => all.map((one) => one.textContent))).toEqual([
    'Card 2',
    'Card 3',
    'Card 4',
  ]);
  expect((await findViolations(page)).toSorted()).toEqual([
    'button-name: button',
    'color-contrast: li:nth-child(6) > a',
    'link-name: li:nth-child(7) > a',
  ]);
});

test('a view or part that axe no longer checks is reported', () => {
  const view = { place: 'deck · dialog.report', judged: 'everything', theme: 'dark' } as const;
  const before = [
    { ...view, width: 1440, parts: ['a.tag', 'button.btn'] },
    { ...view, place: 'deck', width: 390, parts: ['a.tag'] },
  ];
  const lines = listViews(before);
  expect(lines).toEqual(['deck | dark | phone', 'deck · dialog.report | dark | desktop']);
  const after = [{ ...view, width: 390, parts: ['a.tag'] }];
  expect(findLost(lines.join('\n'), listViews(after))).toEqual(lines);
  expect(findLostParts(before, after)).toEqual([
    'deck | dark | everything | a.tag',
    'deck · dialog.report | dark | everything | button.btn',
  ]);
});
