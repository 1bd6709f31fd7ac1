import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { holdTimer } from '#testing/hold-timer.ts';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { localSettings } from '#lib/preference-stores.ts';
import { SEND_AFTER_MS } from '../sync/collection-shelf.ts';
import { CardCollection } from './card-collection.tsx';
import { OwnedCount } from './owned-count.tsx';

const CARD = { cardno: 'T01-001', name: 'Lodestar' };
const CHANGES = 'POST /api/games/gundam/my-collection/changes';
const NEWS = {
  seq: 4,
  isWhole: true,
  isAsked: true,
  collection: { 'Default Collection': { content: [] } },
  collections: [{ id: '0', name: 'Default Collection', visibility: 'everyone' }],
};

/** The entry as the server then has it. */
const savedAs = (entry: object) => ({
  seq: 5,
  entries: [{ n: CARD.cardno, ...entry }],
  unknown: [],
  message: 'Saved',
});

const count = () => page.getByLabelText('Copies of Lodestar');
const trading = () => page.getByRole('button', { name: 'Trading' });
const tag = () => page.getByRole('textbox', { name: /^Tag/ });

it('a card in the collection: steps, typed numbers, marks and a tag are sent as one change each', async () => {
  const sendNow = holdTimer(SEND_AFTER_MS);
  await answer('GET /api/games/gundam/my-collection', 200, NEWS);
  await answer(CHANGES, 200, savedAs({ c: 99, t: 1, tag: 'signed' }));
  await openPart(<CardCollection card={CARD} />, { ...MEMBER, id: '71' });
  await expect.element(page.getByRole('region', { name: 'My collection' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'One Lodestar less' })).toBeDisabled();
  // Edits made before the start are sent with it.
  await expect.element(page.getByRole('status')).toHaveTextContent('All changes saved');

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

  await sendNow();
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

const FIRST = { id: 0, name: 'Default Collection', visibility: 'everyone' };
const LENT = { id: 3, name: 'Lent out', visibility: 'me' };
const STORED = {
  ...NEWS,
  username: 'Vesper',
  collection: {
    'Default Collection': { content: { [CARD.cardno]: { c: 2, t: 1, tag: 'foil' } } },
    'Lent out': { content: { [CARD.cardno]: { c: 1 } } },
  },
  collections: [FIRST, LENT],
};
/** Ignores how many requests it took: on a slow machine, later changes are sent separately. */
const changesOf = async (collection: number) =>
  ((await receivedCalls(CHANGES)) as { body: { collection: number; changes: object[] } }[])
    .filter(({ body }) => body.collection === collection)
    .flatMap(({ body }) => body.changes);

it('moving a card to another collection moves its marks', async () => {
  await answer('GET /api/games/gundam/my-collection', 200, STORED);
  await answer('GET /api/games/gundam/my-collection', 200, STORED);
  await answer(CHANGES, 200, savedAs({ c: 0 }));
  await openPart(<CardCollection card={CARD} />, { ...MEMBER, id: '72' });
  await expect.element(count()).toHaveValue('2');
  await page.getByRole('button', { name: 'Move to another collection' }).click();
  await page.getByRole('menuitem', { name: 'Lent out' }).click();
  await expect.element(count()).toHaveValue('0');
  const { cardno } = CARD;
  await expect
    .poll(async () => Object.assign({}, ...(await changesOf(LENT.id))) as object)
    .toMatchObject({ cardno, from: 1, to: 3, trading: true, tag: 'foil' });
  await expect.poll(() => changesOf(FIRST.id)).toContainEqual({ cardno, from: 2, to: 0 });
});

it('CARD-03 the list shows the number of copies if switched on', async () => {
  await answer('GET /api/games/gundam/my-collection', 200, STORED);
  const part = (
    <>
      <OwnedCount cardno={CARD.cardno} />
      <OwnedCount cardno="T01-002" />
    </>
  );
  await openPart(part, { ...MEMBER, id: '73' });
  await expect.element(page.getByText('2 owned')).toBeInTheDocument();
  expect(page.getByTitle('foil').elements()).toHaveLength(1);
  expect(page.getByText(/owned$/).elements(), 'none of the other').toHaveLength(1);
  localSettings.turn('displayOwnedCardsCount', false);
  await expect.poll(() => page.getByText(/owned$/).elements().length).toBe(0);
  localSettings.turn('displayOwnedCardsCount', true);
});
