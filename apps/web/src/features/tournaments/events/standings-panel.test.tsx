import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { StandingsPanel } from './standings-panel.tsx';

const row = (name: string, rank: number, exact: string, decidedBy: string | null) => ({
  rank,
  points: 12,
  tiedWith: 0,
  decidedBy,
  player: { id: name, name },
  values: [{ kind: 'omw', shown: '58.3', exact }],
});

it('two equal-looking values show their exact fractions', async () => {
  await answer('GET /api/games/gundam/tournaments/t1/standings', 200, {
    round: 4,
    isFinal: false,
    rows: [row('Ada', 1, '7/12', null), row('Ben', 2, '583/1000', 'omw')],
  });
  await openPart(<StandingsPanel tournamentId="t1" />);
  await page.getByRole('button', { name: /why Ben is here/ }).click();
  await expect
    .element(page.getByText(/OMW 58.3 \(583\/1000\) against 58.3 \(7\/12\)/))
    .toBeVisible();
  await expectNoBarriers();
});
