import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, ownName, test } from '../../test.ts';
import { addEvent } from '../../tournament-event.ts';

test('an organizer gives an event coordinates, and players find it by distance', async ({
  page,
  database,
  signIn,
}) => {
  const organiser = await signIn({ username: 'FarOrganiser' });
  const [fjord, distant, town] = [ownName('Fjord '), ownName('Distant '), ownName('Farvik ')];
  const event = await addEvent(database, organiser.id, [{ name: 'Ada' }]);
  const soon = new Date(Date.now() + 864e5);
  await database
    .updateTable('tournaments')
    .set({
      name: fjord,
      location: 'Pier 4',
      start_date: soon,
      registration_deadline: soon,
      area: town,
    })
    .where('id', '=', event)
    .execute();
  const far = await addEvent(database, organiser.id, [{ name: 'Ada' }]);
  await database
    .updateTable('tournaments')
    .set({ name: distant, area: 'Nearvik', latitude: 6050, longitude: 560 })
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

  await goWithin(page, '/v3/gundam/tournaments/upcoming');
  const list = page.getByRole('main');
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect(row(distant)).toBeVisible();
  await expect(row(fjord)).not.toContainText('km');
  await page.getByRole('combobox', { name: 'Near' }).selectOption(town);
  await expect(row(fjord)).toContainText('under 1 km');
  await expect(row(distant)).toContainText('20 km');
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('up to 10 km');
  await expect(row(distant)).toHaveCount(0);
  await expect(row(fjord)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Near' }).selectOption('No town');
  await expect(row(distant)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveCount(0);
});
