import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { ImportEvent } from './import-event.tsx';

const SEND = 'POST /api/games/gundam/tournament-imports';
const FOUND = {
  tournamentId: null,
  event: { name: 'Seaside cup', day: '2025-05-02', mode: 'venue' },
  players: 20,
  lists: 1,
  notLegal: ['Anna'],
  first: [{ place: 1, name: 'Anna', points: 9, deck: 'Blue', hasList: true }],
  faults: [],
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('names the faulty lines, previews the event, and only then imports', async () => {
  const faults = [{ part: 'standings', code: 'nameTwice', line: 7, value: 'Bo' }];
  await answer(SEND, 200, { ...FOUND, faults });
  await answer(SEND, 200, FOUND);
  await openPart(<ImportEvent />);
  await page.getByRole('radio', { name: 'Document (JSON)' }).click();
  const text = page.getByRole('textbox', { name: 'Document' });
  await text.fill('{}');
  await button('Check').click();
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('Standings, line 7 Bo is there twice.');
  await expectNoBarriers();
  await button('Check').click();
  await expect.element(page.getByRole('table')).toMatchTextContent('Anna');
  await expect.element(page.getByText('The first 1 are shown.')).toBeVisible();
  await expect.element(button('Import')).toBeVisible();
  await expectNoBarriers();
  // A change after the preview requires another preview.
  await text.fill('{ }');
  await expect.element(button('Check')).toBeVisible();
});
