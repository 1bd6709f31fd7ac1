import { EMPTY_DOCUMENT } from '@deckframe/domain/decks/deck/deck';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, refuse } from '#testing/scripted-api.ts';
import { DeckMeta } from './deck-meta.tsx';

const META = 'GET /api/games/gundam/meta';
const RULES = 'GET /api/games/gundam/archetype-rules';
const WINDOW = { id: 'w1', set: 'First Light', ruleSet: null, from: '2026-03-02', isDemo: false };
const COUNTS = { events: 4, decks: 40, matches: 200 };
const TIDE = { name: 'Tide', from: null, until: null, any: [], none: [] };
const RULE = { ...TIDE, all: [{ cardno: 'GD01-001', least: 3 }] };
const LINES = [
  { cardno: 'GD01-001', quantity: 4 },
  { cardno: 'GD01-002', quantity: 4 },
];
const cell = (b: string, wins: number, losses: number) => ({
  sizeClass: 1,
  a: 'Tide',
  b,
  wins,
  losses,
  draws: 0,
});
const share = (archetype: string, entries: number) => ({
  sizeClass: 1,
  archetype,
  entries,
  inCut: 0,
});
const SIDE = { wins: 1, n: 2 };
const use = (cardno: string, copies: number[]) => ({
  cardno,
  copies,
  lists: 10 - (copies[0] ?? 0),
  withIt: SIDE,
  without: SIDE,
  effect: null,
});

function Shown() {
  return (
    <DeckMeta lines={LINES} cards={useDeckRules(EMPTY_DOCUMENT.cards)} said="">
      <p>Below</p>
    </DeckMeta>
  );
}

async function answerFigures(rules: object[]): Promise<void> {
  await answer(META, 200, { windows: [{ ...WINDOW, ...COUNTS }] });
  await answer(RULES, 200, { version: 1, rules });
  await answer(`${META}/w1`, 200, {
    shares: [share('Tide', 10), share('Ash', 20), share('Fern', 10)],
    cells: [cell('Ash', 30, 10), cell('Fern', 2, 1)],
  });
  await answer(`${META}/w1/archetype`, 200, {
    lists: 10,
    pilots: 9,
    best: [],
    cards: [use('GD01-001', [0, 0, 0, 0, 10]), use('GD01-009', [1, 0, 0, 0, 9])],
    variants: [],
    regulars: [],
  });
}

it('a deck of an archetype shows its matchups with intervals, and its differences', async () => {
  await answerFigures([RULE]);
  await openPart(<Shown />);
  const events = page.getByRole('region', { name: 'In events' });
  await expect
    .element(events)
    .toHaveTextContent(
      'In eventsTideDecks like this won 74% of 43 matches: 60% to 85%. Ash75%60% to 86%, 40',
    );
  const rows = events.getByRole('listitem');
  await expect.element(rows.first()).toHaveTextContent('Ash75%60% to 86%, 40');
  // Three matches are too few for a percentage.
  expect(rows.elements()).toHaveLength(1);
  const lists = page.getByRole('region', { name: 'Beside other lists' });
  await expect
    .element(lists.getByText('10 lists of Tide. 1 card as others play it.'))
    .toBeVisible();
  await expect
    .element(lists.getByRole('listitem').first())
    .toHaveTextContent('GD01-00240 on average, in 0% of lists');
  await expect
    .element(lists.getByRole('listitem').nth(1))
    .toHaveTextContent('GD01-00903.6 on average, in 90% of lists');
  await expect.element(page.getByText('Below')).toBeVisible();
  await expectNoBarriers();
});

it('a deck without archetype or figures shows only the content below', async () => {
  await answerFigures([{ ...TIDE, all: [{ cardno: 'GD01-077', least: 1 }] }]);
  const { screen } = await openPart(<Shown />);
  await expect.element(page.getByText('Below')).toBeVisible();
  expect(page.getByRole('region').elements()).toEqual([]);
  await screen.unmount();
  await refuse(META, 500, 'INTERNAL');
  await openPart(<Shown />);
  await expect.element(page.getByText('Below')).toBeVisible();
  expect(page.getByRole('region').elements()).toEqual([]);
});
