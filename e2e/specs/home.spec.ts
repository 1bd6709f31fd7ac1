import { expect, test } from '../test.ts';

type DailyCard = { date: string; card: { cardno: string; name: string; image: string } };

const todayUtc = () => new Date().toISOString().slice(0, 10);

test('RATE-06 RATE-07 home shows the card that daily_cards names for today’s UTC date', async ({
  page,
  database,
}) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/daily-card'));
  const days = [todayUtc()];
  await page.goto('/v3/gundam/');
  const answer = (await (await answered).json()) as DailyCard;
  // It may have become midnight meanwhile.
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
  await expect(section.getByRole('img', { name: new RegExp(answer.card.name) })).toBeVisible();
});

test('RATE-08 the card of the day is asked for once per UTC date', async ({ page }) => {
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

  // A page that is left before the answer has come would ask again.
  const answer = page.waitForResponse((response) => response.url().endsWith('/daily-card'));
  await page.clock.fastForward('01:30:00');
  await answer;
  await visitOtherPage();
  expect(asked).toHaveLength(2);
});

test('home shows the newest cards with their faces', async ({ page }) => {
  await page.goto('/v3/gundam/');
  const section = page.getByRole('region', { name: /new cards/i });
  const faces = section.getByRole('img');
  await expect(faces.first()).toBeVisible();
  await expect.poll(() => faces.count()).toBeGreaterThan(4);
  const width = await faces.first().evaluate(async (face) => {
    await (face as HTMLImageElement).decode();
    return (face as HTMLImageElement).naturalWidth;
  });
  expect(width).toBeGreaterThan(0);
});

test('RATE-12 a failed load of the card of the day says why and can be tried again', async ({
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
