import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { readCount } from '../../card-list.ts';
import { createDecks } from '../../community.ts';
import { poolTile, readDeckCount } from '../../decks.ts';
import { hideLock, PASSES_LOCKS } from '../../locked-game.ts';
import { letDraw } from '../../sightings.ts';
import { createMember, expect, test } from '../../test.ts';

type DailyCard = { date: string; card: { cardno: string; name: string; image: string } };

const todayUtc = () => new Date().toISOString().slice(0, 10);

test('RATE-06 RATE-07 home shows the card of daily_cards for the current UTC date, and the newest cards with their pictures', async ({
  page,
  database,
}) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/daily-card'));
  const days = [todayUtc()];
  await page.goto('/v3/gundam/');
  const answer = (await (await answered).json()) as DailyCard;
  // It may be past midnight now.
  days.push(todayUtc());
  expect(days).toContain(answer.date);
  const row = await database
    .selectFrom('daily_cards')
    .select(['game_id', 'card_id', 'card_date'])
    .where('game_id', '=', 'gundam')
    .where('card_date', '=', answer.date)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ game_id: 'gundam', card_id: answer.card.cardno, card_date: answer.date });
  const section = page.getByRole('region', { name: /card of the day/i });
  await expect(section).toContainText(answer.card.name);
  await expect(section.getByRole('img', { name: answer.card.name })).toBeVisible();

  const faces = page.getByRole('region', { name: /new cards/i }).getByRole('img');
  await expect(faces.first()).toBeVisible();
  await expect.poll(() => faces.count()).toBeGreaterThan(4);
  const width = await faces.first().evaluate(async (face) => {
    await (face as HTMLImageElement).decode();
    return (face as HTMLImageElement).naturalWidth;
  });
  expect(width).toBeGreaterThan(0);
});

test('RATE-08 the card of the day is requested once per UTC date', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/daily-card')) asked.push(request.url());
  });
  await page.clock.install({ time: new Date(`${todayUtc()}T22:00:00Z`) });
  await page.goto('/v3/gundam/');
  const section = page.getByRole('region', { name: /card of the day/i });
  await expect(section.getByRole('img').first()).toBeVisible();
  const visitOtherPage = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data protection' }).click();
    await expect(page).toHaveTitle(/Data protection/);
    await page.goBack();
    await expect(section.getByRole('img').first()).toBeVisible();
  };
  await visitOtherPage();
  await page.clock.fastForward('01:00:00');
  await visitOtherPage();
  expect(asked).toHaveLength(1);

  // If the page is left before the answer, it would ask again.
  const answer = page.waitForResponse((response) => response.url().endsWith('/daily-card'));
  await page.clock.fastForward('01:30:00');
  await (await answer).finished();
  await letDraw(page);
  await visitOtherPage();
  expect(asked).toHaveLength(2);
});

test('RATE-12 a failed load of the card of the day shows its reason and a retry button', async ({
  page,
}) => {
  const problem = { code: 'INTERNAL', detail: 'hidden', params: {}, requestId: 'r-42' };
  await page.route('**/daily-card', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }),
  );
  await page.goto('/v3/gundam/');
  const section = page.getByRole('region', { name: /card of the day/i });
  await expect(section).toContainText(
    'Failed to fetch daily cards: Something went wrong on our side.',
  );
  await expect(section).toContainText('r-42');

  await page.unroute('**/daily-card');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('img').first()).toBeVisible();
});

test('home offers a new player a first deck, and a returning one the draft or saved decks', async ({
  page,
  database,
  signIn,
}) => {
  await page.goto('/v3/gundam/');
  const first = page.getByRole('region', { name: 'Your first deck' });
  await expect(first.getByRole('link', { name: 'Build a deck' })).toBeVisible();
  await first.getByRole('link', { name: 'Build a deck' }).click();
  await poolTile(page, 0).click({ modifiers: ['Shift'] });
  await expect.poll(() => readDeckCount(page)).toBe(4);
  await page.goto('/v3/gundam/');
  const draft = page.getByRole('region', { name: 'Continue building' });
  await expect(draft).toContainText('46 cards short of 50');
  await draft.getByRole('link', { name: 'Continue' }).click();
  await expect.poll(() => readDeckCount(page)).toBe(4);

  const { id: userId } = await signIn();
  const [saved = ''] = await createDecks(database, [{ userId, name: 'Slow Tide' }]);
  await page.evaluate(() => localStorage.removeItem('gundam_storedDecklist'));
  await page.goto('/v3/gundam/');
  await expect(draft.getByRole('link', { name: 'Slow Tide' })).toHaveAttribute(
    'href',
    `/v3/gundam/deckbuilder/${saved}`,
  );
});

test('the example searches of pocket find cards', async ({ page, signIn }) => {
  await signIn(PASSES_LOCKS);
  await hideLock(page, 'pocket');
  await page.goto('/v3/pocket/');
  const examples = page.locator('.hero-example');
  await expect(examples.nth(2)).toBeVisible();
  const searches = await examples.allTextContents();
  expect(searches.length).toBeGreaterThanOrEqual(3);
  await examples.first().click();
  await expect.poll(() => readCount(page), { message: searches[0] ?? '' }).toBeGreaterThan(0);
  for (const search of searches.slice(1)) {
    const before = page.url();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor would
    await page.getByRole('combobox', { name: 'Search cards' }).fill(search);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(page).not.toHaveURL(before);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.poll(() => readCount(page), { message: search }).toBeGreaterThan(0);
  }
});

test('home shows popular decks, leaders and discussions without layout shift', async ({
  page,
  database,
}) => {
  const member = await createMember(database, { user_exp: 4000 });
  const [deckId = ''] = await createDecks(database, [{ userId: member.id, name: 'Glass Harbour' }]);
  await database
    .insertInto('comments')
    .values({
      user_id: member.id,
      gameid: 'gundam',
      content_type: 'deck',
      content_id: decodeDeckId(deckId) ?? '',
      text: 'Two more bases would help.',
    })
    .execute();
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/v3/gundam/');
  // Content below the fold loads on the first interaction.
  await expect(page.getByRole('region', { name: 'Leaderboard' })).toBeVisible();
  await page.mouse.move(300, 300);
  const talk = page.getByRole('region', { name: 'What members discuss' });
  await expect(talk).toContainText('Two more bases would help.');
  await expect(talk.getByRole('link', { name: 'Glass Harbour' })).toHaveAttribute(
    'href',
    /\/deck\//,
  );
  await expect(
    page
      .getByRole('region', { name: /^Popular/ })
      .locator('.deck-card')
      .first(),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Leaderboard' }).getByRole('listitem').first(),
  ).toBeVisible();
  expect(
    await page.evaluate(() => (globalThis as unknown as { shift: number }).shift),
  ).toBeLessThan(0.02);
});
