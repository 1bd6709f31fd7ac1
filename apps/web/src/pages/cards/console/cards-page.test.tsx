import { encodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { CARD_COLUMNS } from '@deckframe/domain/card';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { CardsPage } from './cards-page.tsx';

const STAFF = { ...MEMBER, id: '2', roles: ['Administrator'] };
const CARDS = Array.from({ length: 300 }, (_, at) => {
  const cardno = `ST01-${String(at + 1).padStart(3, '0')}`;
  const color = at % 2 === 0 ? 'Blue' : 'Red';
  return {
    cardno,
    name: `Harbor ${at + 1}`,
    color,
    categorydata: 'UNIT',
    rarity: 'C',
    level: 2,
    cost: at % 9,
    effectdata: 'When this unit enters, look at the top card of your deck.',
    trait: 'Harbor League|Scout',
    series: 'ST01',
    originalid: cardno,
    mainalternate: true,
    published: at !== 2,
    created_at: '2026-03-03T00:00:00.000Z',
    comment_count: 0,
  };
});
const FILE = { ...encodeColumnFile(CARDS, [...CARD_COLUMNS]), total: CARDS.length, next: null };
const EDITS = 'POST /api/admin/games/gundam/cards/edits';
/** Few columns, so that few keys move from one to another. */
const SHOWN = new Set(['cardno', 'name', 'published', 'cost', 'trait']);
const nameOf = (card: string) => page.getByRole('gridcell', { name: card, exact: true });

beforeEach(async () => {
  const hidden = CARD_COLUMNS.filter((column) => !SHOWN.has(column)).join(',');
  localStorage.setItem('gundam_cardColumnsHidden', `${hidden},keywords`);
  await page.viewport(1440, 900);
});

async function openSheet() {
  await answer('GET /api/admin/games/gundam/cards', 200, FILE);
  const opened = await openPart(
    <main>
      <CardsPage />
    </main>,
    STAFF,
    { path: '/admin/cards', address: '/admin/cards' },
  );
  await expect.element(page.getByRole('grid', { name: 'Cards' })).toBeVisible();
  return opened;
}

it('ADMIN-04 the card table is edited by keyboard, and changes are saved in one request', async () => {
  const { told } = await openSheet();
  await expect
    .element(page.getByRole('grid', { name: 'Cards' }))
    .toHaveAttribute('aria-rowcount', '301');
  await nameOf('Harbor 1').click();
  await userEvent.keyboard('Bell{Enter}');
  await expect.element(page.getByText('1 change in 1 card')).toBeVisible();
  await userEvent.keyboard('{End}{ArrowLeft}5{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await page.getByLabelText(/^Why/).fill('Errata');
  await answer(EDITS, 200, { outcome: 'saved', cards: 2, faults: [], conflicts: [] });
  await page.getByRole('button', { name: 'Write 2 changes' }).click();
  await expect
    .poll(async () => (await receivedCalls(EDITS)).map(({ body }) => body))
    .toEqual([
      {
        note: 'Errata',
        cards: [
          {
            cardno: 'ST01-001',
            isNew: false,
            cells: [{ column: 'name', from: 'Harbor 1', to: 'Bell' }],
          },
          { cardno: 'ST01-002', isNew: false, cells: [{ column: 'cost', from: 1, to: 5 }] },
        ],
      },
    ]);
  await expect.poll(() => told.join()).toContain('2 cards written');
  await expect.element(page.getByText('No changes')).toBeVisible();
});

it('the card table shows faults beside the cell and cannot be saved with faults', async () => {
  await openSheet();
  await nameOf('Harbor 2').click();
  await userEvent.keyboard('{End}{ArrowLeft}{F2}q{Enter}{ArrowUp}');
  await expect.element(page.getByText('"1q" is not a number').first()).toBeVisible();
  await expect.element(page.getByText('1 cell is wrong')).toBeVisible();
  await expectNoBarriers();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: 'Write 1 change' })).toBeDisabled();
});

it("the card table shows another editor's change and asks which value to keep", async () => {
  await openSheet();
  await nameOf('Harbor 1').click();
  await userEvent.keyboard('Bell{Enter}{ArrowUp}');
  const refused = { cardno: 'ST01-001', column: 'name', current: 'Harbor Gate' };
  await answer(EDITS, 200, { outcome: 'refused', cards: 0, faults: [], conflicts: [refused] });
  await page.getByRole('button', { name: /^Review changes/ }).click();
  await page.getByRole('button', { name: 'Write 1 change' }).click();
  await expect
    .element(page.getByText('Someone else has changed some of these cells.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Write 1 change' })).toBeDisabled();
  await page.getByRole('button', { name: 'Keep all of mine' }).click();
  await answer(EDITS, 200, { outcome: 'saved', cards: 1, faults: [], conflicts: [] });
  await page.getByRole('button', { name: 'Write 1 change' }).click();
  await expect
    .poll(async () => (await receivedCalls(EDITS)).at(-1)?.body)
    .toMatchObject({ cards: [{ cells: [{ from: 'Harbor Gate', to: 'Bell' }] }] });
});

it('ADMIN-13 names each missing column and the command that adds them', async () => {
  const messages = ['mainalternate', 'published'].map((name) => ({
    path: `/columns/${name}`,
    message: `Column ${name} does not exist. Please add it to the gundam_cards table.`,
  }));
  await answer('GET /api/admin/games/gundam/cards', 500, {
    code: 'CARD_COLUMN_MISSING',
    detail: messages[0]?.message,
    params: { name: 'mainalternate', game: 'gundam' },
    errors: messages,
    command: 'npm run cards -- add-columns gundam',
  });
  await openPart(<CardsPage />, STAFF, { path: '/admin/cards', address: '/admin/cards' });
  for (const { message } of messages) await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText('npm run cards -- add-columns gundam')).toBeVisible();
});
