import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { useChosenShelf } from '../sync/use-shelf.ts';
import { CollectionChoice } from './collection-choice.tsx';

const FIRST = { id: 0, name: 'Default Collection', visibility: 'everyone' };
const LENT = { id: 3, name: 'Lent out', visibility: 'me' };
const AWAY = { ...LENT, name: 'Away' };
const NAMED = '/api/games/gundam/my-collections';

function Choice() {
  const shelf = useChosenShelf();
  return shelf && <CollectionChoice shelf={shelf} />;
}

const chip = (name: string) => page.getByRole('button', { name, exact: true });
const news = (collections: object[]) => ({
  seq: 4,
  isWhole: true,
  isAsked: true,
  username: 'Vesper',
  collection: {},
  collections,
});

it('collections are created, chosen, renamed, and deleted after a question; the first one stays', async () => {
  await answer('GET /api/games/gundam/my-collection', 200, news([FIRST]));
  await answer('GET /api/games/gundam/my-collection', 200, news([FIRST, LENT]));
  await openPart(<Choice />, { ...MEMBER, id: '81' });
  await expect.element(chip('Default Collection')).toHaveAttribute('aria-pressed', 'true');
  expect(page.getByRole('button', { name: /^Change / }).elements()).toEqual([]);

  await answer(`POST ${NAMED}`, 200, { seq: 5, collections: [FIRST, LENT] });
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByLabelText('Name').fill(' Lent out ');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.element(chip('Lent out')).toHaveAttribute('aria-pressed', 'true');
  expect((await receivedCalls(`POST ${NAMED}`))[0]?.body).toEqual({ name: 'Lent out' });
  await expectNoBarriers();

  await answer(`PATCH ${NAMED}/3`, 200, { seq: 6, collections: [FIRST, AWAY] });
  await page.getByRole('button', { name: 'Change Lent out' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabelText('Name').fill('Away');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect.element(chip('Away')).toHaveAttribute('aria-pressed', 'true');
  expect((await receivedCalls(`PATCH ${NAMED}/3`))[0]?.body).toEqual({ name: 'Away' });

  await answer(`DELETE ${NAMED}/3`, 200, { seq: 7, collections: [FIRST] });
  await page.getByRole('button', { name: 'Change Away' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this collection?' });
  expect(await receivedCalls(`DELETE ${NAMED}/3`)).toEqual([]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(chip('Default Collection')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => chip('Away').elements().length).toBe(0);
});
