import type { ArchetypeCards } from '@deckframe/contract/meta/archetypes';
import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import type { Problem } from '@deckframe/contract/problem';
import type { Card } from '@deckframe/domain/card';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECKS, type DeckScene, type Member, openDeckTrio } from './testing/deck-scene.ts';

let scene: DeckScene;
let owner: Member;
let other: Member;
let admin: Member;
beforeAll(async () => {
  ({ scene, owner, other, admin } = await openDeckTrio());
});
afterAll(() => scene.close());

const get: DeckScene['read'] = (id, as) => scene.read(id, as);
const codeOf = (answer: { json: () => unknown }): string => (answer.json() as Problem).code;

async function listMainCards(count: number): Promise<string[]> {
  const rows = await scene.api.database.db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .where('categorydata', '=', 'UNIT')
    .where('color', '=', 'Blue')
    .where('mainalternate', 'is distinct from', false)
    .orderBy('cardno')
    .limit(count)
    .execute();
  return rows.map((row) => row.cardno);
}

describe('creating a deck', () => {
  it('stores as many styles as the game allows, in their order, without unknown ones', async () => {
    const deck = await scene.create(owner, { selectedItems: ['made-up', 'combo', 'aggro', 'fun'] });
    expect(deck.selectedItems).toEqual(['combo']);
    const path = `/api/games/gundam/decks/${deck.id}`;
    const body = { decklistContent: '', selectedItems: ['fun', 'control'] };
    const saved = await scene.send('PUT', path, { body, version: 1, as: owner });
    expect(saved.json()).toMatchObject({ selectedItems: ['fun'] });
  });

  it('DECK-20 DECK-23 DECK-24 accepts and returns every documented field', async () => {
    const [first = '', second = ''] = await listMainCards(2);
    const deck = await scene.create(owner, {
      name: 'Northwind Tempo',
      decklistContent: `4 x ${first}\n2 x ${second}`,
      considering: `1 x ${second}`,
      sidedeck: `3 x ${first}`,
      resourcedeck: '10 x R-001',
      visibility: 'public',
      favoriteCard: second,
      favoriteCardLink: 'https://pictures.test/a.webp',
      selectedItems: ['aggro'],
      deckColors: ['Blue'],
      notes: '# Plan',
      customSeries: [],
    });
    const { cards, ...read } = (await get(deck.id)).json<DeckAnswer & { cards: Card[] }>();
    expect(cards.map(({ cardno }) => cardno).toSorted()).toEqual(
      ['R-001', first, second].toSorted(),
    );
    expect(cards.every(({ name, published }) => name !== '' && published)).toBe(true);
    expect(read).toEqual(deck);
    expect(read).toMatchObject({
      name: 'Northwind Tempo',
      decklistContent: `4 x ${first}\n2 x ${second}`,
      content: [
        { cardno: first, quantity: 4 },
        { cardno: second, quantity: 2 },
      ],
      considering: `1 x ${second}`,
      sidedeck: `3 x ${first}`,
      resourcedeck: '10 x R-001',
      visibility: 'public',
      isPublic: true,
      favoriteCard: second,
      favoriteCardLink: 'https://pictures.test/a.webp',
      selectedItems: ['aggro'],
      notes: '# Plan',
      version: 1,
      cardCount: 6,
      owner: { id: String(owner.id), username: owner.username, level: 1 },
    });
  });

  it('DECK-04 DECK-05 DECK-16 stores canonical lines: summed, above 0, with catalogue numbers', async () => {
    const [first = '', second = ''] = await listMainCards(2);
    const deck = await scene.create(owner, {
      decklistContent: `2x${second.toLowerCase()}\r\n0 x ${first}\n\n1 X ${first}\n  1 x ${second}\n-3 x ${first}\nnonsense`,
    });
    expect(deck.decklistContent).toBe(`1 x ${first}\n3 x ${second}`);
    const row = await scene.api.database.db
      .selectFrom('decklists')
      .select(['decklist_content', 'is_public', 'is_locked', 'visitorcount'])
      .where('card_count', '=', 4)
      .executeTakeFirst();
    expect(row).toEqual({
      decklist_content: `1 x ${first}\n3 x ${second}`,
      is_public: 0,
      is_locked: 0,
      visitorcount: 0,
    });
  });

  it.each([[undefined], [''], ['   '], ['(no name)']])(
    'DECK-06 stores %j as (No Name)',
    async (name) => {
      const deck = await scene.create(owner, name === undefined ? {} : { name });
      expect(deck.name).toBe('(No Name)');
    },
  );

  it('DECK-34 DECK-35 DECK-37 DECK-39 computes colours, archetype, completion, series and legality', async () => {
    const cards = await listMainCards(13);
    const content = cards.map((cardno, index) => `${index < 12 ? 4 : 2} x ${cardno}`).join('\n');
    const deck = await scene.create(owner, {
      decklistContent: content,
      resourcedeck: '10 x R-001',
      deckColors: ['Red', 'Green'],
      archetype: 'Nobody Knows This',
    });
    expect(deck).toMatchObject({ colors: ['Blue'], cardCount: 50, completion: 100 });
    expect(deck.archetype).not.toContain('Nobody');
    expect(deck.series).toBe('GD01-');
    expect(deck.coverImage).not.toBeNull();
    expect(deck.curve.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    const nine = await scene.create(owner, { decklistContent: `9 x ${cards[0] ?? ''}` });
    expect(nine).toMatchObject({ colors: [], completion: 15, isLegal: false });
    const ten = await scene.create(owner, { decklistContent: `10 x ${cards[0] ?? ''}` });
    expect(ten.colors).toEqual(['Blue']);
  });

  it.each([
    ['ua', '2 x KMR-1-001\n1 x MHA-1-001', 'KMR-'],
    ['ua', '1 x UE01BT/MHA-1-001', 'MHA-'],
    ['gundam', '2 x KMR-1-001\n1 x GD01-001', 'GD01-'],
    ['gundam', '2 x KMR-1-001', null],
  ])(
    'GAME-14 DECK-39 in %s, the list %j has the series %s, found by shared card codes',
    async (game, decklistContent, series) => {
      const url = `/api/games/${game}/decks`;
      const answer = await scene.send('POST', url, { as: owner, body: { decklistContent } });
      expect(answer.json<DeckAnswer>().series).toBe(series);
    },
  );

  it('keeps a card that is not in the catalogue', async () => {
    const deck = await scene.create(owner, { decklistContent: '2 x GONE-404' });
    expect(deck.content).toEqual([{ cardno: 'GONE-404', quantity: 2 }]);
  });

  it('a repeated request creates one deck, and another key gets the stored one', async () => {
    const id = scene.newId();
    const body = { id, name: 'Once', decklistContent: '' };
    const request = { body, key: 'the-same-key', as: owner };
    const answers = await Promise.all([1, 2, 3].map(() => scene.send('POST', DECKS, request)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    const again = await scene.send('POST', DECKS, { body, as: owner });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'VERSION_CONFLICT', stored: { id, name: 'Once' } });
    const stranger = await scene.send('POST', DECKS, { body, as: other });
    expect(stranger.json()).toMatchObject({ code: 'DECK_ID_TAKEN' });
    expect(stranger.body).not.toContain('Once');
  });

  it('DECK-01 DECK-19 requires an account', async () => {
    const answer = await scene.send('POST', DECKS, { body: { decklistContent: '' } });
    expect(answer.statusCode).toBe(401);
    expect(codeOf(answer)).toBe('UNAUTHENTICATED');
  });

  it.each([
    [{ decklistContent: '', userId: 1 }],
    [{ decklistContent: '', favoriteCardLink: 'javascript:alert(1)' }],
    [{ decklistContent: 'x'.repeat(20_001) }],
    [{ name: 'No content' }],
    [{ decklistContent: '', id: '019a0000-0000-7000-8000-000000000000' }],
    [{ decklistContent: 'a\0b' }],
  ])('refuses %#', async (body) => {
    const answer = await scene.send('POST', DECKS, { body, as: owner });
    expect(answer.statusCode).toBe(400);
  });
});

describe('saving a deck', () => {
  const save = (
    deck: DeckAnswer,
    body: Record<string, unknown>,
    more: { version?: number; as?: Member; key?: string } = {},
  ) => {
    const request = { version: deck.version, as: owner, ...more };
    return scene.send('PUT', `${DECKS}/${deck.id}`, {
      ...request,
      body: { decklistContent: deck.decklistContent, ...body },
    });
  };

  it('DECK-21 raises the version and keeps omitted fields', async () => {
    const deck = await scene.create(owner, {
      name: 'First',
      considering: '1 x GD01-001',
      notes: 'kept',
      visibility: 'public',
    });
    const answer = await save(deck, { name: 'Second', decklistContent: '2 x GD01-001' });
    expect(answer.json()).toMatchObject({
      id: deck.id,
      version: 2,
      name: 'Second',
      considering: '1 x GD01-001',
      notes: 'kept',
      visibility: 'public',
      decklistContent: '2 x GD01-001',
    });
  });

  it('answers a stale save with 409 and the stored deck', async () => {
    const deck = await scene.create(owner, { name: 'Two tabs' });
    const answers = await Promise.all([
      save(deck, { notes: 'left' }),
      save(deck, { notes: 'right' }),
      save(deck, { notes: 'middle' }),
    ]);
    const won = answers.filter((answer) => answer.statusCode === 200);
    const lost = answers.filter((answer) => answer.statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 2]);
    const { notes } = won[0]?.json<DeckAnswer>() ?? { notes: '' };
    for (const answer of lost) {
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.json()).toMatchObject({
        code: 'VERSION_CONFLICT',
        stored: { id: deck.id, version: 2, notes },
      });
    }
  });

  it('repeating the key saves once; a save without version is refused', async () => {
    const deck = await scene.create(owner);
    const first = await save(deck, { notes: 'once' }, { key: 'a-lost-answer' });
    const second = await save(deck, { notes: 'once' }, { key: 'a-lost-answer' });
    expect(second.body).toBe(first.body);
    expect(first.json()).toMatchObject({ version: 2 });
    const bare = await scene.send('PUT', `${DECKS}/${deck.id}`, {
      body: { decklistContent: '' },
      as: owner,
    });
    expect(bare.statusCode).toBe(428);
    expect(codeOf(bare)).toBe('VERSION_REQUIRED');
  });

  it('DECK-12 DECK-29 only the owner may save; others do not learn of a private deck', async () => {
    const hidden = await scene.create(owner, { visibility: 'private' });
    const shown = await scene.create(owner, { visibility: 'public' });
    expect(codeOf(await save(hidden, {}, { as: other }))).toBe('DECK_NOT_FOUND');
    const answer = await save(shown, {}, { as: other });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'PERMISSION_DENIED',
      detail: 'You do not have permission to edit this deck',
    });
    expect(codeOf(await save(shown, {}, { as: admin }))).toBe('PERMISSION_DENIED');
  });

  it('DECK-30 DLIST-14 a locked deck cannot be changed and stays readable', async () => {
    const deck = await scene.create(owner, { visibility: 'public' });
    const path = `/api/admin/games/gundam/decks/${deck.id}/moderation`;
    const body = { isLocked: true, isStarter: false };
    expect((await scene.send('PUT', path, { body, as: owner })).statusCode).toBe(403);
    const locked = await scene.send('PUT', path, { body, as: admin });
    expect(locked.json()).toMatchObject({ isLocked: true, version: 1 });
    const answer = await save(deck, { notes: 'changed' });
    expect(answer.json()).toMatchObject({
      status: 423,
      code: 'DECK_LOCKED',
      detail: 'This deck is locked and cannot be edited',
    });
    expect((await get(deck.id)).statusCode).toBe(200);
    const gone = await scene.send('DELETE', `${DECKS}/${deck.id}`, { as: owner });
    expect(gone.json()).toMatchObject({ status: 423, code: 'DECK_DELETE_LOCKED' });
    expect((await get(deck.id)).statusCode).toBe(200);
    const mine = await scene.send('GET', '/api/games/gundam/my-decks', { as: owner });
    expect(mine.json<{ decks: { id: string }[] }>().decks.map(({ id }) => id)).not.toContain(
      deck.id,
    );
  });

  it('a save that waits while a moderator locks the deck finds it locked', async () => {
    const deck = await scene.create(owner, { visibility: 'public' });
    const { db } = scene.api.database;
    const [began, release] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
    const locking = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`update decklists set is_locked = 1
        where gameid = 'gundam' and id = ${decodeDeckId(deck.id)}::uuid
        returning pg_backend_pid() as pid`.execute(trx);
      began.resolve(rows[0]?.pid ?? 0);
      await release.promise;
    });
    const pid = await began.promise;
    // An injected request starts only when awaited.
    const saving = (async () => save(deck, { notes: 'in between' }))();
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting
          from pg_locks where not granted and ${pid} = any(pg_blocking_pids(pid))`.execute(db);
        return rows[0]?.waiting;
      })
      .toBeGreaterThan(0);
    release.resolve();
    await locking;
    expect((await saving).json()).toMatchObject({ code: 'DECK_LOCKED' });
    expect((await get(deck.id)).json()).toMatchObject({ version: 1 });
  });

  it('a change of visibility is a version', async () => {
    const deck = await scene.create(owner, { name: 'To share', notes: 'kept' });
    const answer = await scene.send('PUT', `${DECKS}/${deck.id}/visibility`, {
      body: { visibility: 'unlisted' },
      version: 1,
      as: owner,
    });
    expect(answer.json()).toMatchObject({ visibility: 'unlisted', version: 2, notes: 'kept' });
  });
});

describe('reading a deck', () => {
  it('DECK-11 DECK-18 a private deck is visible to its owner and administrators only', async () => {
    const deck = await scene.create(owner, { visibility: 'private' });
    expect((await get(deck.id, owner)).statusCode).toBe(200);
    expect((await get(deck.id, admin)).statusCode).toBe(200);
    for (const viewer of [undefined, other]) {
      const answer = await get(deck.id, viewer);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ detail: 'Decklist not found' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('an unlisted deck is found by its link only', async () => {
    const deck = await scene.create(owner, { name: 'Hush', visibility: 'unlisted' });
    expect((await get(deck.id)).json()).toMatchObject({ isPublic: false, name: 'Hush' });
    const list = await scene.send('GET', `${DECKS}?name=hush`);
    expect(list.json()).toMatchObject({ decks: [] });
  });

  it('only answers that are the same for everybody may be cached', async () => {
    const deck = await scene.create(owner, { visibility: 'public' });
    expect((await get(deck.id)).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=15',
      vary: 'cookie',
    });
    expect((await get(deck.id, owner)).headers['cache-control']).toBe('no-store');
  });

  it.each(['nothing', '0000000000000000000000', '..%2Fa', 'a%20b'])(
    'answers 404 for deck %s',
    async (id) => {
      expect(codeOf(await get(id))).toBe('DECK_NOT_FOUND');
    },
  );

  it('DECK-38 marks fan-made content', async () => {
    const deck = await scene.create(owner, { customSeries: ['My Set', ' My Set', 'Other'] });
    expect(deck).toMatchObject({ isFanMade: true, customSeries: ['My Set', 'Other'] });
  });

  it('DECK-43 returns the archetypes of a game', async () => {
    const answer = await scene.send('GET', '/v3/gundam/config/archetypes.json');
    expect(answer.json()).toMatchObject({
      'meridian-fleet': { name: 'Meridian Fleet', icon: 'GD01-001' },
    });
  });

  it('DECK-44 derives archetypes from main cards of the configured rarities, by trait', async () => {
    const answer = await scene.send('GET', '/api/games/gundam/archetypes');
    const { archetypes } = answer.json<ArchetypeCards>();
    expect(archetypes.length).toBeGreaterThan(3);
    const cards = await scene.api.database.db
      .selectFrom('cards')
      .select(['cardno', 'originalid', 'rarity', 'trait', 'mainalternate'])
      .where('gameid', '=', 'gundam')
      .orderBy('cardno')
      .execute();
    const telling = cards.filter(
      ({ rarity, mainalternate }) =>
        ['LR', 'LR+', 'LR++'].includes(rarity ?? '') && mainalternate !== false,
    );
    for (const { name, icon, cards: named } of archetypes) {
      const withTrait = telling.filter((card) => card.trait?.includes(name));
      expect(named, name).toEqual(withTrait.map((card) => card.originalid));
      expect(icon).toBe(withTrait[0]?.cardno);
    }
  });
});
