import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { BracketPanel } from './bracket-panel.tsx';

const PATH = '/api/games/gundam/tournaments/t1';
const SEEDS = ['Ada', 'Ben', 'Cleo', 'Dana'].map((name) => ({ id: name.toLowerCase(), name }));
const [ada, ben, cleo, dana] = SEEDS;
const result = { outcome: 'a', games: [2, 0, 0], end: 'play' };

it('draws the bracket of the cut', async () => {
  await page.viewport(1440, 900);
  await answer(`GET ${PATH}/registrations/me`, 200, { entry: null });
  await answer(`GET ${PATH}/bracket`, 200, {
    kind: 'elimination',
    seeds: SEEDS,
    rounds: [
      {
        round: 6,
        matches: [
          { table: 1, a: dana, b: ada, result, isDisputed: false },
          { table: 2, a: ben, b: cleo, result: null, isDisputed: false },
        ],
      },
    ],
  });
  await openPart(<BracketPanel tournamentId="t1" />);
  const final = page.getByRole('region', { name: 'Final', exact: true });
  await expect.element(final.getByText('Dana')).toBeVisible();
  await expect.element(final.getByText('Not yet known')).toBeVisible();
  await expect.element(page.getByText('Playing now')).toBeVisible();
  await expectNoBarriers();
});

it('says that there is no bracket before the cut', async () => {
  await answer(`GET ${PATH}/registrations/me`, 200, { entry: null });
  await answer(`GET ${PATH}/bracket`, 200, { kind: 'elimination', seeds: [], rounds: [] });
  await openPart(<BracketPanel tournamentId="t1" />);
  await expect.element(page.getByText('No bracket yet')).toBeVisible();
});
