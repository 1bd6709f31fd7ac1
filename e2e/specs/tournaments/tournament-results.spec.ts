import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Page } from '@playwright/test';
import { createDecks } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, test } from '../../test.ts';
import { addEvent } from '../../tournament-event.ts';
import { VIEWPORTS } from '../../viewports.ts';
import { watchLayout } from '../../watch-layout.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Tournament results' });

test("a finished event appears on the deck page and the player's profile without layout shift", async ({
  database,
  page,
  signIn,
}) => {
  const { id: userId } = await signIn();
  const [deck = ''] = await createDecks(database, [{ userId, cards: '4 x ST01-001' }]);
  const event = await addEvent(database, userId, [{ name: 'Ada', userId }, { name: 'Ben' }]);
  const { read } = await watchLayout(page);
  await page.goto(`/v3/gundam/deck/${deck}`);
  await expect(page.getByRole('heading', { name: 'Comments', exact: true })).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);

  await database
    .updateTable('tournament_registrations')
    .set({ placement: 1, deck_id: decodeDeckId(deck) ?? '' })
    .where('gameid', '=', 'gundam')
    .where('tournament_id', '=', event)
    .where('user_id', '=', userId)
    .execute();
  await database
    .updateTable('tournaments')
    .set({ status: 'finished' })
    .where('gameid', '=', 'gundam')
    .where('id', '=', event)
    .execute();
  for (const path of [`deck/${deck}`, `profile/${userId}`]) {
    for (const viewport of [VIEWPORTS.phone, VIEWPORTS.desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(`/v3/gundam/${path}`);
      await expect(panelOf(page)).toContainText('Place 1 of 2');
      const { shift, sticksOut } = await read();
      expect([path, viewport.width, sticksOut, shift < 0.02]).toEqual([
        path,
        viewport.width,
        [],
        true,
      ]);
    }
    expect(await findViolations(page)).toEqual([]);
  }
  await panelOf(page).getByRole('link', { name: 'Harbour open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour open' })).toBeVisible();
});

test('a frozen list shows card names beside their numbers', async ({ database, page, signIn }) => {
  const { id } = await signIn();
  const event = await addEvent(database, id, [{ name: 'Ada' }]);
  const { name } = await database
    .selectFrom('cards')
    .select('name')
    .where('gameid', '=', 'gundam')
    .where('cardno', '=', 'ST01-001')
    .executeTakeFirstOrThrow();
  await page.goto(`/v3/gundam/tournaments/${event}`);
  await page.getByRole('tab', { name: 'Lists' }).click();
  await page.getByText('Frozen deck').click();
  await expect(page.getByRole('link', { name: `ST01-001 ${name}` })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
