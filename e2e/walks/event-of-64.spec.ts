import { expect, test } from '../test.ts';
import { enterResults, gamesOf, isLive, publishRound } from './event/desk-hands.ts';
import { openHall } from './event/hall.ts';
import { reportAll, settleRest } from './event/play-round.ts';
import { takePapers } from './event/take-papers.ts';

const TABLES = Array.from({ length: 32 }, (_, place) => place + 1);

type Round = { matches: { table: number; result: { games: number[] } | null }[] };
type Standings = { round: number; isFinal: boolean; rows: { player: { name: string } }[] };

test(
  'an event of 64 from start to final: two offline rounds, printouts, a cut and a bracket',
  {
    tag: ['@walk', '@long'],
  },
  async ({ browser, context, database, page: desk, signIn, stack }) => {
    const { id: organiser } = await signIn({ username: 'HallOrganiser' });
    const hall = await openHall(browser, stack, database, organiser);
    const url = `/api/games/gundam/tournaments/${hall.event}`;
    const read = async <T>(path: string) =>
      (await (await desk.request.get(url + path)).json()) as T;
    const devices = [context, ...[hall.judge, ...hall.phones].map((page) => page.context())];
    const cutLine = (isOffline: boolean) =>
      Promise.all(devices.map((device) => device.setOffline(isOffline)));
    const begun = performance.now();
    const took: Record<string, number | Record<string, number>> = {};
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const before = performance.now();
      await work();
      took[name] = Math.round(performance.now() - before);
    };

    await desk.goto(`/v3/gundam/tournaments/${hall.event}/admin`);
    await measure('startMs', async () => {
      await desk.getByRole('button', { name: 'Start the tournament' }).click();
      await expect(desk.getByText('64 players')).toBeVisible();
      await isLive(desk);
    });
    for (const phone of hall.phones) await phone.goto(`/v3/gundam/tournaments/${hall.event}/match`);
    await hall.judge.goto(`/v3/gundam/tournaments/${hall.event}/admin`);

    for (const round of [1, 2]) {
      await measure(`round${round}ToPhonesMs`, async () => {
        await publishRound(desk, round);
        for (const phone of hall.phones)
          await expect(phone.getByText(`Round ${round}`)).toBeVisible();
      });
      await reportAll(hall);
      await settleRest(desk, hall.judge);
      await expect(desk.getByText('32 of 32 tables')).toBeVisible();
    }

    await isLive(desk);
    await cutLine(true);
    for (const round of [3, 4]) {
      await publishRound(desk, round);
      await measure(`round${round}TypedMs`, () => enterResults(desk, TABLES));
    }
    await expect(desk.locator('.desk-sync')).toContainText('66 waiting');
    await measure('sentAfterTwoRoundsMs', async () => {
      await cutLine(false);
      await isLive(desk);
    });
    for (const round of [3, 4]) {
      const { matches } = await read<Round>(`/rounds/${round}`);
      for (const { table, result } of matches)
        expect(result?.games.slice(0, 2), `table ${table}`).toEqual(gamesOf(table));
    }

    await publishRound(desk, 5);
    took['paperPages'] = await takePapers(desk);
    await reportAll(hall);
    await settleRest(desk, hall.judge);
    await publishRound(desk, 6);
    await enterResults(desk, TABLES);
    await desk.getByRole('button', { name: 'Make the cut' }).click();
    for (const [place, size] of [4, 2, 1].entries()) {
      await publishRound(desk, 7 + place);
      await enterResults(desk, TABLES.slice(0, size));
    }
    await desk.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(desk.getByRole('button', { name: 'Finished' })).toBeVisible();
    await isLive(desk);

    const standings = await read<Standings>('/standings');
    expect(standings).toMatchObject({ round: 6, isFinal: true });
    expect(new Set(standings.rows.map(({ player }) => player.name)).size).toBe(64);
    const placed = await database
      .selectFrom('tournament_registrations')
      .select('placement')
      .where('tournament_id', '=', hall.event)
      .execute();
    expect(placed.filter(({ placement }) => placement === 1)).toHaveLength(1);
    expect(placed.every(({ placement }) => placement !== null)).toBe(true);
    took['wholeMs'] = Math.round(performance.now() - begun);
    console.log(JSON.stringify(took));
    for (const device of devices.slice(1)) await device.close();
  },
);
