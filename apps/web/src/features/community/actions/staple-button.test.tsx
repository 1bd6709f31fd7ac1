import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { holdAnswers } from '#testing/hold-answers.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { StapleButton } from './staple-button.tsx';

const STAPLES = '/api/me/games/gundam/staples';

it('a pin refused before the staples were loaded is reverted, and the staples load afterwards', async () => {
  await answer(`GET ${STAPLES}`, 200, { userStapleCards: 'GD01-002' });
  await refuse(`PUT ${STAPLES}/GD01-001`, 403, 'FORBIDDEN');
  const release = holdAnswers(STAPLES);
  await openPart(
    <>
      <StapleButton originalId="GD01-001" />
      <StapleButton originalId="GD01-002" />
    </>,
  );
  const pins = page.getByRole('button', { name: /staple/i });
  await pins.first().click();
  await expect.poll(async () => (await receivedCalls(`PUT ${STAPLES}/GD01-001`)).length).toBe(1);
  await expect.element(pins.first()).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect.element(pins.last()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(pins.first()).toHaveAttribute('aria-pressed', 'false');
});
