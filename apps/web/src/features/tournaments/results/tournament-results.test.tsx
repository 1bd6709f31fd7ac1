import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, refuse } from '#testing/scripted-api.ts';
import { TournamentResults } from './tournament-results.tsx';

const READ = 'GET /api/games/gundam/decks/d1/results';
const BELOW = <p>Below</p>;
const listResults = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    tournamentId: `t${index + 1}`,
    tournament: `Open ${index + 1}`,
    day: '2026-03-02',
    placement: index + 1,
    playerCount: 64,
  }));
const panel = () => page.getByRole('region', { name: 'Tournament results' });
const open = () => openPart(<TournamentResults of={{ deckId: 'd1' }}>{BELOW}</TournamentResults>);

it('shows the newest results with event, day and place; more on demand', async () => {
  await answer(READ, 200, { results: listResults(7), next: null });
  await open();
  await expect.element(panel().getByRole('listitem').first()).toBeVisible();
  expect(panel().getByRole('listitem').elements()).toHaveLength(5);
  const first = panel().getByRole('listitem').first();
  await expect.element(first).toHaveTextContent('Open 1Place 1 of 64Mar 2, 2026');
  await expect
    .element(panel().getByRole('link', { name: 'Open 1' }))
    .toHaveAttribute('href', '/tournaments/t1');
  await expectNoBarriers();
  await panel().getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => panel().getByRole('listitem').elements().length).toBe(7);
  expect(panel().getByRole('button').elements()).toEqual([]);
});

it('without results, or if they fail to load, only the content below is shown', async () => {
  await answer(READ, 200, { results: [], next: null });
  const { screen } = await open();
  await expect.element(page.getByText('Below')).toBeVisible();
  expect(panel().elements()).toEqual([]);
  await screen.unmount();
  await refuse(READ, 500, 'INTERNAL');
  await open();
  await expect.element(page.getByText('Below')).toBeVisible();
  expect(panel().elements()).toEqual([]);
});
