import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { CardCollection } from './card-collection.tsx';

const CARD = { cardno: 'T01-001', name: 'Lodestar' };
const CHANGES = 'POST /api/games/gundam/my-collection/changes';
const NEWS = {
  seq: 4,
  isWhole: true,
  isAsked: true,
  collection: { 'Default Collection': { content: [] } },
  collections: [{ id: '0', name: 'Default Collection', visibility: 'everyone' }],
};

const count = () => page.getByLabelText('Copies of Lodestar');
const trading = () => page.getByRole('button', { name: 'Trading' });
const tag = () => page.getByRole('textbox', { name: /^Tag/ });

it('a card in the collection: steps, typed numbers, marks and a tag, each as one change that is sent', async () => {
  await answer('GET /api/games/gundam/my-collection', 200, NEWS);
  await answer(CHANGES, 200, { seq: 5, entries: [], unknown: [], message: 'Saved' });
  await openPart(<CardCollection card={CARD} />, { ...MEMBER, id: '71' });
  await expect.element(page.getByRole('region', { name: 'My collection' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'One Lodestar less' })).toBeDisabled();

  await trading().click();
  await expect.element(count(), { message: 'a card for trade is owned' }).toHaveValue('1');
  await page.getByRole('button', { name: 'One Lodestar more' }).click();
  await expect.element(count()).toHaveValue('2');
  await count().fill('120');
  await userEvent.keyboard('{Enter}');
  await expect.element(count(), { message: 'at most 99' }).toHaveValue('99');
  await expect.element(page.getByRole('button', { name: 'One Lodestar more' })).toBeDisabled();

  await tag().fill('signed');
  await tag().fill('signed and old');
  await expect.element(tag(), { message: 'ten letters at most' }).toHaveValue('signed');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'signed', pressed: true })).toBeVisible();
  await expectNoBarriers();

  await expect.element(page.getByRole('status')).toHaveTextContent('All changes saved');
  const sent = (await receivedCalls(CHANGES)) as { body: { changes: object[] } }[];
  expect(
    sent.flatMap(({ body }) => body.changes),
    'steps are joined',
  ).toEqual([
    { cardno: CARD.cardno, trading: true },
    { cardno: CARD.cardno, from: 1, to: 99 },
    { cardno: CARD.cardno, tag: 'signed' },
  ]);

  await count().fill('0');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(trading(), { message: 'nothing left to trade' })
    .toHaveAttribute('aria-pressed', 'false');
});
