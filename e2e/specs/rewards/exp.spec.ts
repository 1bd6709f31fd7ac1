import { COMMUNITY_MESSAGES } from '@deckframe/contract/messages';
import { findUnratedCard, holdWrites, openRated, star, stopTime, toast } from '../../community.ts';
import { letDraw, watchFor } from '../../sightings.ts';
import { expect, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';

/** Time for the app to draw known data. */
const BREATH_MS = 30;

test('TOAST-05 TOAST-06 RATE-04 RATE-05 EXP-10 EXP-23 a rating shows at once, is reverted on failure, and pays 100; the level-up follows after 0.5 s', async ({
  page,
  database,
  signIn,
}) => {
  const card = `/v3/gundam/cards/${await findUnratedCard(database, 0)}`;
  await page.goto(card);
  await star(page, '4 stars').click();
  const dialog = page.getByRole('dialog', { name: 'User not authenticated' });
  await expect(dialog).toContainText('your rating of 4 stars is saved');
  await dialog.getByRole('button', { name: 'Not now' }).click();

  await signIn({ user_exp: 950 });
  await page.clock.install();
  await openRated(page, card);
  const sum = page.locator('.stars__sum');
  await expect(sum).toHaveText('No ratings yet');
  await stopTime(page);
  const takeRating = await holdWrites(page, '**/cards/*/rating');
  await star(page, '5 stars').click();
  await page.clock.runFor(BREATH_MS);
  await expect(sum).toHaveText('5.0 1 rating');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await (await takeRating()).abort();
  await expect(toast(page, 'error')).toBeVisible();
  await page.clock.runFor(BREATH_MS);
  await expect(sum).toHaveText('No ratings yet');
  await expect(page.getByRole('radio', { name: '5 stars' })).not.toBeChecked();
  await page.clock.runFor(10_000);

  await star(page, '4 stars').click();
  await (await takeRating()).continue();
  await expect(toast(page, 'exp')).toContainText('+100');
  await expectToast(page, 'Rating submitted successfully');
  await page.clock.runFor(450);
  await letDraw(page);
  await expect(toast(page, 'levelUp')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(toast(page, 'levelUp')).toContainText('2');
  // Only the logo has a gradient.
  await expect(toast(page, 'levelUp').locator('svg linearGradient')).toHaveCount(1);
  await expect(sum).toHaveText('4.0 1 rating');
});

test('RATE-10 RATE-11 EXP-07 rating the card of the day pays 500 and is reverted on failure', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openRated(page, '/v3/gundam/');
  const sum = page.locator('.stars__sum');
  const take = await holdWrites(page, '**/daily-card/rating');
  await expect(sum).toHaveText(/rating/);
  const before = await sum.innerText();
  await star(page, '3 stars').click();
  await expect(sum).not.toHaveText(before);
  await (await take()).abort();
  await expect(page.getByText('Failed to rate daily card')).toBeVisible();
  await expect(sum).toHaveText(before);
  await star(page, '3 stars').click();
  const sent = await take();
  // Both disappear on their own.
  await Promise.all([
    expect(toast(page, 'exp')).toContainText('+500'),
    expectToast(page, 'Daily card rated successfully'),
    sent.continue(),
  ]);
});

test('EXP-08 EXP-09 EXP-25 a created and published deck pays 500 twice, 1.5 s apart', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const lines = ['ST01-001', 'ST01-002', 'ST01-003', 'ST01-005', 'ST01-010', 'ST01-012'];
  const more = ['GD01-001', 'GD01-011', 'GD01-046', 'GD01-048', 'GD01-055', 'GD01-083'];
  const cards = [...lines, ...more].map((card) => `4 x ${card}`);
  const draft = {
    gundam_storedDecklist: [...cards, '2 x ST01-006'].join('\n'),
    gundam_deckName: 'Paid once',
    gundam_draftExtras: JSON.stringify({
      considering: '',
      resourcedeck: '',
      visibility: 'public',
      storedAt: new Date().toISOString(),
    }),
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, draft);
  await page.clock.install();
  await page.goto('/v3/gundam/deckbuilder');
  await expect(page.locator('.deck-vitals__count b').first()).toHaveText('50');
  await stopTime(page);
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'exp')).toContainText('+500');
  await expect(toast(page, 'exp')).toContainText('Deck created');
  await page.clock.runFor(1450);
  await letDraw(page);
  await expect(page.getByText('Deck published')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByText('Deck published')).toBeVisible();
});

test('EXP-18 EXP-20 EXP-24 awards earned while the client was gone are shown once at the next start, 1 s apart', async ({
  page,
  database,
  signIn,
}) => {
  const { id } = await signIn({ user_exp: 1000 });
  const award = {
    action: 'cardRating',
    expAwarded: 100,
    expTotal: 1000,
    levelUp: true,
    oldLevel: 1,
    newLevel: 2,
    cooldownMessage: null,
  };
  const storeAwards = (awards: object[]) =>
    database
      .insertInto('temp_exp_results')
      .values(awards.map((untold) => ({ user_id: id, exp_data: JSON.stringify(untold) })))
      .execute();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me/exp-results')) asked.push(request.method());
  });
  await storeAwards([award]);
  await page.clock.install();
  const paid = await watchFor(page, '.toast--live[data-kind="exp"]', '+100');
  const raised = await watchFor(page, '.toast--live[data-kind="levelUp"]', '2');
  await page.goto('/v3/gundam/leaderboard');
  await expect.poll(paid).toBeGreaterThan(0);
  await expect.poll(raised).toBeGreaterThan(0);

  const shown = await watchFor(page, '.toast--live[data-kind="exp"]');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await stopTime(page);
  await page.clock.runFor(5000);
  await letDraw(page);
  expect(await shown(), 'told once').toBe(0);

  // The level-up toast needs both: `levelUp` is true and the new level is higher.
  await storeAwards([
    { ...award, levelUp: false, newLevel: 3, expAwarded: 200, expTotal: 1200 },
    { ...award, oldLevel: 2, expAwarded: 300, expTotal: 1500 },
  ]);
  const takeQuestion = await holdWrites(page, '**/api/me/exp-results');
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A jump of a minute would time out the pending request.
  await stopTime(page, 3000);
  await (await takeQuestion()).continue();
  const amounts = toast(page, 'exp');
  await expect(amounts).toContainText(['+200']);
  await page.clock.runFor(950);
  await letDraw(page);
  await expect(amounts.filter({ hasText: '+300' })).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(amounts.filter({ hasText: '+300' })).toBeVisible();
  const raisedBefore = await raised();
  await page.clock.runFor(2000);
  await letDraw(page);
  expect(await raised()).toBe(raisedBefore);
  expect(raisedBefore).toBe(0);
  expect(asked, 'the start between them asked for nothing').toEqual(['POST', 'POST']);
});

test('EXP-22 a rating above the daily cap counts, pays nothing and says why', async ({
  page,
  database,
  signIn,
}) => {
  const { id } = await signIn();
  const { per_day } = await database
    .selectFrom('exp_caps')
    .select('per_day')
    .where('kind', '=', 'cardRating')
    .executeTakeFirstOrThrow();
  // For today, and for tomorrow in case the day ends now.
  const days = [new Date(), new Date(Date.now() + 86_400_000)];
  await database
    .insertInto('exp_events')
    .values(
      days.flatMap((created_at, day) =>
        Array.from({ length: per_day }, (_, place) => ({
          user_id: id,
          kind: 'cardRating',
          subject: `spent-${day}-${place}`,
          amount: 100,
          created_at,
        })),
      ),
    )
    .execute();
  await page.goto(`/v3/gundam/cards/${await findUnratedCard(database, 1)}`);
  const paid = await watchFor(page, '.toast--live[data-kind="exp"]');
  await Promise.all([
    expect(toast(page, 'info')).toContainText(COMMUNITY_MESSAGES.expCapReached),
    expectToast(page, 'Rating submitted successfully'),
    star(page, '4 stars').click(),
  ]);
  await expect(page.locator('.stars__sum')).toHaveText(/^4\.0/);
  expect(await paid()).toBe(0);
});
