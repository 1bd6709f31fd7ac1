import { createNumberBook } from '@deckframe/domain/collection/entries/number-book';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SEND_AFTER_MS } from '#features/collection/sync/collection-shelf.ts';
import { useShelf } from '#features/collection/sync/use-shelf.ts';
import { useValue } from '#lib/use-value.ts';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { holdTimer } from '#testing/hold-timer.ts';
import { answer } from '#testing/scripted-api.ts';
import type { AddCardsProps } from './add-cards-props.ts';
import { OpenBox } from './open-box.tsx';

const FACTS = {
  cardno: ['T01-001', 'T01-002'],
  name: ['Lodestar', 'Spindrift'],
  series: ['T01', 'T01'],
  rarity: ['C', 'R'],
  price: [0.5, 3],
  isAlternate: [false, false],
};

function Box() {
  const shelf = useShelf();
  const book = createNumberBook(FACTS.cardno);
  return shelf && <Started shelf={shelf} book={book} />;
}

/** Changes made while the shelf is loading are sent with it. */
function Started({ shelf, book }: Pick<AddCardsProps, 'shelf' | 'book'>) {
  const { phase } = useValue(shelf.state);
  return phase !== 'loading' && <OpenBox shelf={shelf} facts={FACTS} book={book} />;
}

it('a box: each click adds one, each can be removed, and the summary shows what was new', async () => {
  holdTimer(SEND_AFTER_MS);
  await answer('GET /api/games/gundam/my-collection', 200, {
    seq: 4,
    isWhole: true,
    isAsked: true,
    username: 'Vesper',
    collection: {},
    collections: [{ id: 0, name: 'Default Collection', visibility: 'everyone' }],
  });
  await openPart(<Box />, { ...MEMBER, id: '82' });
  const lodestar = page.getByRole('button', { name: /T01-001/ });
  await lodestar.click();
  await expect.element(page.getByRole('button', { name: /×1$/ })).toBeVisible();
  await lodestar.click();
  await page.getByRole('button', { name: /T01-002/ }).click();
  await expect
    .poll(() => page.getByRole('button', { name: /^Take back/ }).elements().length)
    .toBe(3);
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Take back Spindrift' }).click();
  await expect
    .poll(() => page.getByRole('button', { name: /^Take back/ }).elements().length)
    .toBe(2);
  await page.getByRole('button', { name: 'Finish the box' }).click();
  const figures = () =>
    [...document.querySelectorAll('.box-summary dd')].map((figure) => figure.textContent);
  await expect.poll(figures).toEqual(['2', '1', '1', '$1.00', 'Lodestar']);
});
