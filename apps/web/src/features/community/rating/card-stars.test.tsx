import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { holdAnswers } from '#testing/hold-answers.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { CardStars } from './card-stars.tsx';

const RATING = '/api/games/gundam/cards/GD01-001/rating';
const RATE = 'PUT /api/games/gundam/daily-card/rating';

it('rating figures still load if a rating was given and refused in the meantime', async () => {
  await answer(`GET ${RATING}`, 200, { average: 3.5, count: 8, mine: null });
  await refuse(RATE, 403, 'FORBIDDEN');
  const release = holdAnswers(RATING);
  const { told } = await openPart(
    <CardStars card={{ game: 'gundam', cardno: 'GD01-001' }} isDaily />,
  );
  await page.getByText('4 stars').click();
  await expect.poll(async () => (await receivedCalls(RATE)).length).toBe(1);
  await expect.poll(() => told.length).toBe(1);
  release();
  await expect.element(page.getByText('8 ratings')).toBeVisible();
});
