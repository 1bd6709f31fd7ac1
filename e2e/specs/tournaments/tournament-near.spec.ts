import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';
import { addEvent } from '../../tournament-event.ts';

test('an organiser gives an event a point, and players find it by how far it is', async ({
  page,
  database,
  signIn,
}) => {
  const organiser = await signIn({ username: 'FarOrganiser' });
  const event = await addEvent(database, organiser.id, [{ name: 'Ada' }]);
  const soon = new Date(Date.now() + 864e5);
  await database
    .updateTable('tournaments')
    .set({
      name: 'Fjord weekly',
      location: 'Pier 4',
      start_date: soon,
      registration_deadline: soon,
      area: 'Farvik',
    })
    .where('id', '=', event)
    .execute();
  const far = await addEvent(database, organiser.id, [{ name: 'Ada' }]);
  await database
    .updateTable('tournaments')
    .set({ name: 'Distant open', area: 'Nearvik', latitude: 6050, longitude: 560 })
    .where('id', '=', far)
    .execute();

  await page.goto(`/v3/gundam/tournaments/${event}/edit`);
  const point = page.getByRole('textbox', { name: 'Coordinates' });
  await point.fill('Bergen');
  await expect(page.getByText('Two numbers: latitude, longitude.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(point).toBeFocused();
  await point.fill('60.3929, 5.3241');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(point).toHaveValue('60.39, 5.32');

  await page.goto('/v3/gundam/tournaments/upcoming');
  const list = page.getByRole('main');
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect(row('Distant open')).toBeVisible();
  await expect(row('Fjord weekly')).not.toContainText('km');
  await page.getByRole('combobox', { name: 'Near' }).selectOption('Farvik');
  await expect(row('Fjord weekly')).toContainText('under 1 km');
  await expect(row('Distant open')).toContainText('20 km');
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('up to 10 km');
  await expect(row('Distant open')).toHaveCount(0);
  await expect(row('Fjord weekly')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Near' }).selectOption('No town');
  await expect(row('Distant open')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveCount(0);
});
