import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { localSettings, userPreferences } from '#lib/preference-stores.ts';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { ValuePanel } from './value-panel.tsx';

const VALUE = 'GET /api/games/gundam/my-collection/value';
const POINTS = [
  { day: '2026-08-18', value: 12 },
  { day: '2026-10-02', value: 15.5 },
  { day: '2026-11-16', value: 18 },
];
const panel = () => page.getByText('Value over time');

it("value over time: today's value, its change, a table by day, and cards without a price", async () => {
  userPreferences.change({ enableTcgPlayerPrices: true });
  await answer(VALUE, 200, { points: POINTS, source: { name: 'a shop', day: '2026-11-15' } });
  await openPart(<ValuePanel />);
  await expect.element(panel()).toBeVisible();
  await expect.element(page.getByText('+$6.00')).toBeVisible();
  await page.getByText('As a table').click();
  const rows = page.getByRole('row').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayValue',
    'Aug 18$12.00',
    'Oct 2$15.50',
    'Nov 16$18.00',
  ]);
  await expect
    .element(page.getByText(/The cards you own today/))
    .toMatchTextContent(/what you owned then is not recorded\. A guide, from a shop, Nov 15\.$/);
  await expectNoBarriers();
  localSettings.turn('isPricingVisible', false);
  await expect.poll(() => panel().elements().length, { message: 'prices are hidden' }).toBe(0);
  localSettings.turn('isPricingVisible', true);
});

it('value over time: shows nothing for a worthless collection', async () => {
  userPreferences.change({ enableTcgPlayerPrices: true });
  const points = POINTS.map(({ day }) => ({ day, value: 0 }));
  await answer(VALUE, 200, { points, source: null });
  await openPart(<ValuePanel />);
  await expect.poll(() => receivedCalls(VALUE)).toHaveLength(1);
  expect(panel().elements()).toEqual([]);
});
