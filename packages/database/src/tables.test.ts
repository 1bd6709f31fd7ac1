import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from './scenes.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

async function explain(query: string): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(test.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('tables of several games', () => {
  it('the same card number may exist in two games', async () => {
    const card = { cardno: 'X-1', name: 'X', originalid: 'X-1', series: 'X' };
    const rows = [
      { ...card, gameid: 'ua' },
      { ...card, gameid: 'uaen' },
    ];
    await test.db.insertInto('cards').values(rows).execute();
    await expect(test.db.insertInto('cards').values(rows).execute()).rejects.toThrow(/_pkey/);
  });

  it('GAME-01 an unknown game is refused', async () => {
    const games = await test.db.selectFrom('games').select('gameid').orderBy('gameid').execute();
    expect(games.map((game) => game.gameid)).toEqual(['gundam', 'opcg', 'pocket', 'ua', 'uaen']);
    const row = { gameid: 'chess', cardno: 'X-1', name: 'X', originalid: 'X-1', series: 'X' };
    await expect(test.db.insertInto('cards').values(row).execute()).rejects.toThrow(/no partition/);
  });

  it('the card of the day must be a card of the same game', async () => {
    const row = { game_id: 'ua', card_date: '2026-01-01', card_id: 'ST01-001' };
    await expect(test.db.insertInto('daily_cards').values(row).execute()).rejects.toThrow(
      /foreign key/,
    );
    await test.db
      .insertInto('daily_cards')
      .values({ ...row, game_id: 'gundam' })
      .execute();
  });

  it('a query for one game reads only its partition', async () => {
    const cards = await explain(`select * from cards where gameid = 'gundam' and cardno = 'a'`);
    expect(cards).toContain('gundam_cards');
    expect(cards).not.toMatch(/(ua|uaen|pocket|opcg)_cards/);
    const decks = await explain(`select * from decklists where gameid = 'ua' and user_id = 2`);
    expect(decks).toContain('ua_decklists');
    expect(decks).not.toMatch(/(gundam|uaen|pocket|opcg)_decklists/);
  });

  it('the newest cards come sorted from their index', async () => {
    const plan = await test.db.transaction().execute(async (transaction) => {
      // For so few cards, a sequential scan is really the cheaper plan.
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_bitmapscan = off`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from cards
        where gameid = 'gundam' and published = 1 and mainalternate is not false
        order by created_at desc, cardno limit 24`.execute(transaction);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('gundam_cards_gameid_created_at_cardno_idx');
    expect(plan).not.toContain('Sort');
  });
});

describe('cards', () => {
  const card = { gameid: 'opcg', name: 'P', originalid: 'P-1', series: 'P' };

  it('CARD-07 a card is either published or not', async () => {
    const insert = (cardno: string, published?: number) =>
      test.db
        .insertInto('cards')
        .values({ ...card, cardno, published, mainalternate: false })
        .returning('published')
        .executeTakeFirstOrThrow();
    expect(await insert('P-1')).toEqual({ published: 0 });
    expect(await insert('P-2', 1)).toEqual({ published: 1 });
    await expect(insert('P-3', 2)).rejects.toThrow(/published/);
  });

  it('a group of printings has at most one main card', async () => {
    const main = { ...card, originalid: 'Q-1', mainalternate: true };
    await test.db
      .insertInto('cards')
      .values({ ...main, cardno: 'Q-1' })
      .execute();
    await expect(
      test.db
        .insertInto('cards')
        .values({ ...main, cardno: 'Q-1_p1' })
        .execute(),
    ).rejects.toThrow(/unique/);
  });
});

describe('accounts', () => {
  it('user 1 is the system and can never log in', async () => {
    const system = await test.db
      .selectFrom('users')
      .select(['id', 'username'])
      .where('id', '=', 1)
      .executeTakeFirst();
    expect(system).toEqual({ id: 1, username: 'System' });
    const session = { user_id: 1, token: 't', expires_at: '2100-01-01' };
    await expect(test.db.insertInto('auth_sessions').values(session).execute()).rejects.toThrow(
      /check/,
    );
  });

  it('the first member gets a numeric id after the system user', async () => {
    const { id } = await createUser(test.db);
    expect(id).toBeGreaterThanOrEqual(2);
  });

  it.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [1999, 2],
    [998_000, 999],
    [5_000_000, 999],
  ])('EXP-02 EXP-03 %i EXP is level %i', async (user_exp, level) => {
    const { id } = await createUser(test.db, { user_exp });
    const row = await test.db
      .selectFrom('users_public')
      .select('user_level')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ user_level: level });
  });

  it('AUTH-06 a stored user has the documented columns and no other', async () => {
    const { id } = await createUser(test.db, {});
    const row = await test.db
      .selectFrom('users_stored')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Object.keys(row)).toEqual([
      'id',
      'username',
      'email',
      'roles',
      'avatar',
      'createdon',
      'youtube',
      'twitch',
      'x',
      'discord_id',
      'patreon_id',
      'ownedbanners',
      'selectedavatarbackground',
      'selectedbadge',
      'last_connected',
      'last_request_time',
    ]);
  });

  it('PROF-02 a public user has the documented columns, staples as a semicolon list, and no other', async () => {
    const { id } = await createUser(test.db, { username: 'Public' });
    const staple = { user_id: id, gameid: 'gundam' };
    await test.db
      .insertInto('staples')
      .values([
        { ...staple, card_id: 'GD01-002', created_at: '2026-01-01T00:00:00Z' },
        { ...staple, card_id: 'GD01-001', created_at: '2026-01-02T00:00:00Z' },
      ])
      .execute();
    const row = await test.db
      .selectFrom('users_public')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Object.keys(row)).toEqual([
      'id',
      'username',
      'avatar',
      'selectedbadge',
      'selectedavatarbackground',
      'ownedbanners',
      'youtube',
      'twitch',
      'x',
      'createdon',
      'user_level',
      'userstaplecards',
    ]);
    expect(row).toMatchObject({ username: 'Public', userstaplecards: 'GD01-002;GD01-001' });
  });

  it('names and addresses are unique in any case', async () => {
    await createUser(test.db, { username: 'Ilse' });
    await expect(createUser(test.db, { username: 'ILSE' })).rejects.toThrow(/unique/);
  });
});

describe('decklists', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 0],
  ])('visibility %i sets is_public to %i', async (visibility, isPublic) => {
    const { id: user_id } = await createUser(test.db);
    const id = `019a0000-0000-7000-8000-00000000000${visibility}`;
    const deck = await test.db
      .insertInto('decklists')
      .values({ gameid: 'gundam', id, user_id, decklist_name: 'A deck', visibility })
      .returning(['is_public', 'version'])
      .executeTakeFirst();
    expect(deck).toEqual({ is_public: isPublic, version: 1 });
  });
});
