import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const CALL = 'POST /api/unsubscribe';
const stop = () => page.getByRole('button', { name: 'Stop these e-mails' });

it('a click ends the mails without logging in; opening the page does not', async () => {
  window.location.hash = '#token=mailed';
  await answer(CALL, 204);
  await openPart(<UnsubscribePage />, null);
  await expect.element(stop()).toBeVisible();
  await expectNoBarriers();
  expect(await receivedCalls(CALL)).toEqual([]);
  await stop().click();
  const done = 'You get no more e-mails about what is new for you.';
  await expect.element(page.getByText(done)).toBeVisible();
});

it('an invalid link says so and links to the settings', async () => {
  window.location.hash = '#token=mailed';
  await refuse(CALL, 400, 'LINK_INVALID');
  await openPart(<UnsubscribePage />, null);
  await stop().click();
  await expect.element(page.getByRole('link', { name: 'To your account' })).toBeVisible();
  await expect.element(stop()).not.toBeInTheDocument();
});
