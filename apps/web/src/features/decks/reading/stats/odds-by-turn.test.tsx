import type { GameSetup } from '@deckframe/domain/decks/odds/game-setup';
import { EMPTY_DOCUMENT } from '@deckframe/domain/decks/deck/deck';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { OddsByTurn } from './odds-by-turn.tsx';

const LINES = [
  { cardno: 'A-001', quantity: 4 },
  { cardno: 'B-001', quantity: 46 },
];
const SETUP: GameSetup = {
  cards: LINES,
  handSize: 5,
  drawsPerTurn: 1,
  firstDraws: [1, 1],
  redraw: 'none',
  shields: 0,
};

function Odds({ setup }: { setup: GameSetup }) {
  return <OddsByTurn lines={LINES} cards={useDeckRules(EMPTY_DOCUMENT.cards)} setup={setup} />;
}

const cellOf = (row: RegExp, seat: number) =>
  page.getByRole('row', { name: row }).getByRole('cell').nth(seat);

it('odds by turn: two columns if the first player draws nothing on turn one', async () => {
  await openPart(<Odds setup={{ ...SETUP, firstDraws: [0, 1] }} />);
  await page.getByLabelText('Card or type').selectOptions('A-001 (4)');
  await expect.element(page.getByRole('columnheader', { name: 'Going second' })).toBeVisible();
  // For one of four copies, among the first five or six of fifty cards.
  await expect.element(cellOf(/^Turn 1/, 0)).toHaveTextContent('35.3%');
  await expect.element(cellOf(/^Turn 1/, 1)).toHaveTextContent('41.1%');
  await expect.element(cellOf(/^Turn 2/, 0)).toHaveTextContent('41.1%');
  await expect.element(page.getByText(/Exact odds: opening hand of 5, one draw/u)).toBeVisible();
  await expectNoBarriers();
});

it('odds by turn: one column if both players draw the same', async () => {
  await openPart(<Odds setup={SETUP} />);
  await expect.element(page.getByRole('row', { name: /^Turn 1/ })).toBeVisible();
  await expect.element(cellOf(/^Turn 1/, 1)).not.toBeInTheDocument();
});
