import { DESK } from './fill-tournaments.ts';
import type { Scene } from './scene.ts';

/** Pages for players and organizers of events, and for results. */
export const TOURNAMENT_SCENES: Scene[] = [
  {
    name: 'tournaments',
    site: 'shipped',
    address: '/v3/gundam/tournaments',
    signedIn: true,
    arrange: (page) => page.locator('.event-row .card-art').last().waitFor(),
  },
  {
    name: 'tournament',
    site: 'shipped',
    address: '/v3/gundam/tournaments/results',
    arrange: async (page) => {
      await page
        .getByRole('link', { name: /Copper Bridge Cup/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: 'Copper Bridge Cup' }).waitFor();
    },
  },
  {
    name: 'event',
    site: 'shipped',
    address: '/v3/gundam/tournaments',
    signedIn: true,
    arrange: async (page) => {
      await page
        .getByRole('link', { name: /Dock Four Showdown/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: /Dock Four Showdown/ }).waitFor();
    },
  },
  {
    name: 'desk',
    site: 'shipped',
    address: '/v3/gundam/tournaments/results',
    signedIn: 'administrator',
    arrange: async (page) => {
      await page.goto(DESK.address);
      const start = page.getByRole('button', { name: 'Start the tournament' });
      const line = page.getByLabel('Table and result');
      await start.or(line).first().waitFor();
      if (await start.isVisible()) {
        await start.click();
        await page.getByRole('button', { name: 'Pair round 1' }).click();
        await page.getByRole('button', { name: 'Publish round 1' }).click();
        await page.getByRole('button', { name: /^Results/ }).click();
        for (const result of ['1 20', '2 21', '4 02']) {
          await line.fill(result);
          await line.press('Enter');
        }
        await page.getByText('3 of 6 tables').waitFor();
      }
    },
  },
  {
    name: 'meta',
    site: 'shipped',
    address: '/v3/gundam/tournaments/meta',
    arrange: (page) => page.locator('.archetype-cell .card-art').last().waitFor(),
  },
];
