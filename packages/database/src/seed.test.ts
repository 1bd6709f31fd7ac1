import { listGameFolders } from './game-folders.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { seed, seedDatabase } from './seed.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const GAME_IDS = listGameFolders();

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

const card = (cardno: string) =>
  test.db
    .selectFrom('cards')
    .selectAll()
    .where('gameid', '=', 'gundam')
    .where('cardno', '=', cardno)
    .executeTakeFirst();

describe('seeding', () => {
  it('creates the demo cards of every game, one main per group', async () => {
    const rows = await test.db
      .selectFrom('cards')
      .select(({ fn }) => [
        'gameid',
        fn.countAll<number>().as('printings'),
        fn.count<number>('originalid').distinct().as('cards'),
        fn.count<number>('cardno').filterWhere('mainalternate', 'is', true).as('mains'),
      ])
      .groupBy('gameid')
      .execute();
    expect(rows.map((row) => row.gameid).sort()).toEqual([...GAME_IDS].sort());
    for (const { cards, mains } of rows) expect(mains).toBe(cards);
  });

  it('keeps game-specific columns', async () => {
    const row = await test.db
      .selectFrom('cards')
      .select('extra')
      .where('gameid', '=', 'opcg')
      .where('categorydata', '=', 'Leader')
      .executeTakeFirstOrThrow();
    expect(row.extra).toMatchObject({ life: expect.any(Number), hastrigger: false });
  });

  it('restores a card that was changed by hand and hides one that is not in the demo', async () => {
    await test.db
      .updateTable('cards')
      .set({ name: 'Bent' })
      .where('cardno', '=', 'ST01-001')
      .where('gameid', '=', 'gundam')
      .execute();
    await test.db
      .insertInto('cards')
      .values({
        gameid: 'gundam',
        cardno: 'XX-1',
        name: 'Stray',
        originalid: 'XX-1',
        series: 'XX',
        published: 1,
      })
      .execute();
    expect(await seed(test.db)).toEqual(['gundam']);
    expect((await card('ST01-001'))?.name).not.toBe('Bent');
    expect((await card('XX-1'))?.published).toBe(0);
  });

  it('asks the worker to publish only the games whose cards changed', async () => {
    const listJobs = async () =>
      (
        await sql<{ key: string }>`select key from graphile_worker.jobs
          where task_identifier = 'publish-catalogue'`.execute(test.db)
      ).rows.map((job) => job.key);
    await seedDatabase(test.url('migrator'));
    expect(await listJobs()).toEqual([]);
    await test.db.deleteFrom('cards').where('gameid', '=', 'opcg').execute();
    await seedDatabase(test.url('migrator'));
    expect(await listJobs()).toEqual(['publish-catalogue:opcg']);
  });

  it('skips a game with imported cards', async () => {
    await test.db
      .insertInto('card_imports')
      .values({ gameid: 'gundam', source_name: 'mine.json', counts: '{}', created_by: 'me' })
      .execute();
    await test.db
      .updateTable('cards')
      .set({ name: 'Mine' })
      .where('cardno', '=', 'ST01-001')
      .where('gameid', '=', 'gundam')
      .execute();
    expect(await seed(test.db)).toEqual([]);
    expect((await card('ST01-001'))?.name).toBe('Mine');
  });
});
