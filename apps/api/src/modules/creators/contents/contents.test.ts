import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeckRow, createMember, type Member } from '../../../testing/member.ts';
import { readNotices } from '../../../testing/notice-scene.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const PATH = '/api/games/gundam/contents';
const VIDEO = {
  name: 'Lantern Wall, turn by turn',
  type: 'video',
  link: 'https://video.example/watch?v=1',
  body: null,
  thumbnail: null,
  linkedDeckId: null,
  state: 'published',
  publishAt: null,
};
const ARTICLE = { ...VIDEO, type: 'article', link: null, body: 'Play [[ST01-001]] first.' };

type Content = { id: string; name: string; version: number; publishAt: string; state: string };
type Page = { contents: Content[]; next: string | null };

let api: TestApi;
let creator: Member;
let member: Member;
let admin: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  creator = await createMember(api, 'Content Creator');
  member = await createMember(api);
});
afterAll(() => api.close());

const add = async (part: object = {}, who = creator): Promise<Content> => {
  const answer = await who.call('POST', PATH, { ...VIDEO, ...part });
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([200, undefined]);
  return answer.json<Content>();
};

const change = (who: Member, { id, version }: Content, part: object, url = PATH) =>
  api.app.inject({
    method: 'PUT',
    url: `${url}/${id}`,
    headers: {
      cookie: who.cookie,
      origin: 'http://cards.test',
      'idempotency-key': crypto.randomUUID(),
      'if-match': `"${version}"`,
    },
    payload: { ...VIDEO, ...part },
  });

const list = async (query: string, game = 'gundam'): Promise<Page> =>
  (await api.app.inject({ url: `/api/games/${game}/contents?${query}` })).json<Page>();
const namesOf = async (query: string) => (await list(query)).contents.map(({ name }) => name);
const status = async (who: Member | null, id: string) =>
  (await (who ? who.call('GET', `${PATH}/${id}`) : api.app.inject({ url: `${PATH}/${id}` })))
    .statusCode;

it('lists use the stored excerpt of an article, not its body', async () => {
  const made = await add(ARTICLE);
  const stored = sql<{ excerpt: string; reading_minutes: number }>`
    select excerpt, reading_minutes from contents where id = ${made.id}::uuid`;
  const read = async () => (await stored.execute(api.database.db)).rows[0];
  expect(await read()).toEqual({ excerpt: 'Play ST01-001 first.', reading_minutes: 1 });
  const changed = await change(creator, made, { ...ARTICLE, body: 'word '.repeat(660) });
  expect(changed.json()).toMatchObject({ readingMinutes: 3 });
  expect(await read()).toMatchObject({ reading_minutes: 3 });
  await sql`update contents set excerpt = 'As stored' where id = ${made.id}::uuid`.execute(
    api.database.db,
  );
  const { contents } = await list(`author=${creator.id}`);
  expect(contents).toMatchObject([{ excerpt: 'As stored', readingMinutes: 3 }]);
});

it('CONT-01 CONT-02 a creator adds, changes and deletes contents with the documented fields', async () => {
  const deck = await createDeckRow(api, { userId: creator.id });
  const made = await add({ linkedDeckId: deck.shownId });
  expect(made).toMatchObject({
    name: VIDEO.name,
    type: 'video',
    game: 'gundam',
    link: VIDEO.link,
    userId: String(creator.id),
    thumbnail: null,
    linkedDeckId: deck.shownId,
    author: { username: creator.username },
    linkedDeck: { name: 'Test deck' },
    state: 'published',
  });
  const changed = await change(creator, made, { name: 'Another name' });
  expect(changed.json()).toMatchObject({ name: 'Another name', version: 2, linkedDeckId: null });
  expect(await namesOf(`author=${creator.id}`)).toEqual(['Another name']);
  expect((await creator.call('DELETE', `${PATH}/${made.id}`)).statusCode).toBe(204);
  expect(await namesOf(`author=${creator.id}`)).toEqual([]);
});

it('members without the role can read only; former creators can still delete', async () => {
  const answer = await member.call('POST', PATH, VIDEO);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
  const made = await add();
  await sql`select set_user_roles(${creator.id}, '{}')`.execute(api.database.db);
  expect((await change(creator, made, {})).statusCode).toBe(403);
  expect((await creator.call('GET', '/api/games/gundam/my-contents')).json()).toMatchObject({
    contents: [{ id: made.id }],
  });
  expect((await creator.call('DELETE', `${PATH}/${made.id}`)).statusCode).toBe(204);
});

it("nobody can change or delete another member's content", async () => {
  const made = await add();
  const other = await createMember(api, 'Content Creator');
  expect((await change(other, made, { name: 'Mine' })).statusCode).toBe(403);
  expect((await other.call('DELETE', `${PATH}/${made.id}`)).statusCode).toBe(403);
  expect(await namesOf(`author=${creator.id}`)).toEqual([VIDEO.name]);
});

it.each([
  'http://video.example/x',
  'javascript:alert(1)',
  'https://user@video.example/',
  'https://203.0.113.7/',
])('%s is refused as link', async (link) => {
  const answer = await creator.call('POST', PATH, { ...VIDEO, link });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'CONTENT_LINK_REFUSED']);
});

it('has either a link or a body', async () => {
  for (const part of [{ body: 'x' }, { link: null }, { name: '  ' }]) {
    expect((await creator.call('POST', PATH, { ...VIDEO, ...part })).statusCode).toBe(400);
  }
  const answer = await creator.call('POST', PATH, {
    ...VIDEO,
    thumbnail: `/media/uploads/contents/${creator.id}/${'a'.repeat(32)}.webp`,
  });
  expect(answer.json()).toMatchObject({ code: 'UPLOAD_NOT_YOURS' });
});

it('a published article needs text; a draft does not', async () => {
  const empty = { ...VIDEO, link: null, body: ' \n ' };
  const post = (state: string) => creator.call('POST', PATH, { ...empty, state });
  expect((await post('published')).statusCode).toBe(400);
  expect((await post('draft')).statusCode).toBe(200);
});

describe('drafts and schedules', () => {
  it('a draft is visible to its author only', async () => {
    const draft = await add({ state: 'draft' });
    expect(await namesOf(`author=${creator.id}`)).toEqual([]);
    expect([
      await status(null, draft.id),
      await status(member, draft.id),
      await status(admin, draft.id),
      await status(creator, draft.id),
    ]).toEqual([404, 404, 404, 200]);
  });

  it('a scheduled content becomes public at its time without a job, and the time cannot be past', async () => {
    await api.database.setNow('2026-03-01T12:00:00Z');
    const past = { state: 'scheduled', publishAt: '2026-03-01T12:00:00Z' };
    const refused = await creator.call('POST', PATH, { ...VIDEO, ...past });
    expect(refused.json()).toMatchObject({ code: 'CONTENT_TIME_PAST' });
    const made = await add({ state: 'scheduled', publishAt: '2026-03-01T13:00:00Z' });
    expect(made.state).toBe('scheduled');
    expect(await namesOf(`author=${creator.id}`)).toEqual([]);
    await api.database.setNow('2026-03-01T13:00:00Z');
    expect(await namesOf(`author=${creator.id}`)).toEqual([VIDEO.name]);
    expect(await status(null, made.id)).toBe(200);
    await api.database.setNow(undefined);
  });

  it('published content keeps its date when edited', async () => {
    const made = await add();
    const changed = (await change(creator, made, { name: 'Later' })).json<Content>();
    expect(changed.publishAt).toBe(made.publishAt);
  });
});

const sortCodes = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('concurrent writes', () => {
  it('of five changes of one version one is stored, and the others get a conflict', async () => {
    const made = await add();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => change(creator, made, { name })),
    );
    expect(sortCodes(answers)).toEqual([200, 409, 409, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Content>();
    expect(await namesOf(`author=${creator.id}`)).toEqual([winner?.name]);
    expect(winner?.version).toBe(2);
  });

  it('five repetitions of one request create one content', async () => {
    const send = () =>
      api.app.inject({
        method: 'POST',
        url: PATH,
        headers: {
          cookie: creator.cookie,
          origin: 'http://cards.test',
          'idempotency-key': `same-key-${creator.id}`,
        },
        payload: VIDEO,
      });
    const answers = await Promise.all([send(), send(), send(), send(), send()]);
    expect(new Set(answers.map((answer) => answer.json<Content>().id)).size).toBe(1);
    expect(await namesOf(`author=${creator.id}`)).toHaveLength(1);
  });

  it('refuses more than two hundred, also concurrently', async () => {
    await sql`insert into contents (gameid, user_id, name, type, link)
      select 'gundam', ${creator.id}, 'Old', 'video', 'https://video.example/x'
      from generate_series(1, 198)`.execute(api.database.db);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => creator.call('POST', PATH, VIDEO)));
    expect(sortCodes(answers)).toEqual([200, 200, 409, 409, 409]);
  });
});

it('the same id in two games is two contents', async () => {
  const made = await add();
  await sql`insert into contents (gameid, id, user_id, name, type, link, publish_at)
    values ('ua', ${made.id}::uuid, ${creator.id}, 'Of another game', 'video',
      'https://video.example/ua', app_now())`.execute(api.database.db);
  const ua = '/api/games/ua/contents';
  await change(creator, made, { name: 'Changed here' });
  expect((await api.app.inject({ url: `${ua}/${made.id}` })).json()).toMatchObject({
    name: 'Of another game',
    version: 1,
  });
  await admin.call('PUT', `/api/admin/games/ua/contents/${made.id}/removal`, { reason: 'Spam' });
  expect(await status(null, made.id)).toBe(200);
  await creator.call('DELETE', `${PATH}/${made.id}`);
  expect((await creator.call('GET', `${ua}/${made.id}`)).statusCode).toBe(200);
});

describe('lists', () => {
  it('use keyset pagination without gaps or repetitions', async () => {
    await sql`insert into contents (gameid, user_id, name, type, link, publish_at)
      select 'gundam', ${creator.id}, 'No. ' || place, 'video', 'https://video.example/x',
        app_now() - interval '1 minute' * (place / 5)
      from generate_series(1, 30) as place`.execute(api.database.db);
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 3; page += 1) {
      const { contents, next } = await list(`author=${creator.id}${after}`);
      seen.push(...contents.map(({ name }) => name));
      after = `&after=${next}`;
    }
    expect(new Set(seen).size).toBe(30);
    expect((await list(`author=${creator.id}${after}`)) as object).toMatchObject({ status: 400 });
  });

  it('of a card: contents naming any printing; of a deck: while it is public', async () => {
    const deck = await createDeckRow(api, { userId: creator.id });
    const name = `Of ${creator.username}`;
    const made = await add({ ...ARTICLE, name, linkedDeckId: deck.shownId });
    expect(await namesOf('card=ST01-001')).toContain(name);
    expect(await namesOf('card=ST01-002')).not.toContain(name);
    expect(await namesOf('card=NONE-1')).toEqual([]);
    expect(await namesOf(`deck=${deck.shownId}`)).toEqual([name]);
    await change(creator, made, { ...ARTICLE, name, body: 'No card', linkedDeckId: deck.shownId });
    expect(await namesOf('card=ST01-001')).not.toContain(name);
    const hide = api.database.db.updateTable('decklists').set({ visibility: 0 });
    await hide.where('gameid', '=', 'gundam').where('id', '=', deck.id).execute();
    expect(await namesOf(`deck=${deck.shownId}`)).toEqual([]);
    expect((await list(`author=${creator.id}`)).contents).toMatchObject([
      { linkedDeckId: null, linkedDeck: null },
    ]);
    expect((await creator.call('GET', `${PATH}/${made.id}`)).json()).toMatchObject({
      linkedDeckId: deck.shownId,
    });
  });

  it("another member's invisible deck cannot be linked", async () => {
    const hidden = await createDeckRow(api, { userId: member.id, visibility: 0 });
    const answer = await creator.call('POST', PATH, { ...VIDEO, linkedDeckId: hidden.shownId });
    expect(answer.json()).toMatchObject({ code: 'DECK_NOT_FOUND' });
  });

  it('deleting a deck keeps the content', async () => {
    const deck = await createDeckRow(api, { userId: creator.id });
    const made = await add({ linkedDeckId: deck.shownId });
    const gone = api.database.db.deleteFrom('decklists').where('gameid', '=', 'gundam');
    await gone.where('id', '=', deck.id).execute();
    expect((await creator.call('GET', `${PATH}/${made.id}`)).json()).toMatchObject({
      linkedDeckId: null,
    });
  });

  it('names the public decks of an article', async () => {
    const deck = await createDeckRow(api, { userId: member.id });
    const hidden = await createDeckRow(api, { userId: creator.id, visibility: 0 });
    const body = `[[deck:${deck.shownId}]] [[deck:${hidden.shownId}]] [[deck:nothing]]`;
    const made = await add({ ...ARTICLE, body });
    const read = (await api.app.inject({ url: `${PATH}/${made.id}` })).json<object>();
    expect(read).toMatchObject({ body, mentionedDecks: [{ id: deck.shownId, coverCard: '' }] });
  });

  it('a deck without a favourite card shows the first official card of its list', async () => {
    const deck = await createDeckRow(api, { userId: member.id });
    const decks = api.database.db.updateTable('decklists').where('id', '=', deck.id);
    const made = await add({ ...ARTICLE, body: `[[deck:${deck.shownId}]]` });
    const read = async () => (await api.app.inject({ url: `${PATH}/${made.id}` })).json<object>();
    const lines = '1 x fan-944029b2b8-001\n2 x GD01-002\n3 x GD01-003';
    await decks.set({ decklist_content: lines }).execute();
    expect(await read()).toMatchObject({ mentionedDecks: [{ coverCard: 'GD01-002' }] });
    await decks.set({ favoritecard: 'GD01-003' }).execute();
    expect(await read()).toMatchObject({ mentionedDecks: [{ coverCard: 'GD01-003' }] });
  });
});

it('a moderator hides it with a reason for its author; editing does not restore it', async () => {
  const made = await add();
  const removal = `/api/admin/games/gundam/contents/${made.id}/removal`;
  expect((await member.call('PUT', removal, { reason: 'Spam' })).statusCode).toBe(403);
  expect((await admin.call('PUT', removal, { reason: 'Spam' })).statusCode).toBe(200);
  expect([await status(null, made.id), await status(member, made.id)]).toEqual([404, 404]);
  expect(await namesOf(`author=${creator.id}`)).toEqual([]);
  const changed = await change(creator, made, { name: 'Again' });
  expect(changed.json()).toMatchObject({ moderation: { reason: 'Spam' } });
  expect(await namesOf(`author=${creator.id}`)).toEqual([]);
  expect(await readNotices(creator)).toMatchObject([
    { kind: 'moderation', label: VIDEO.name, detail: 'hidden', message: 'Spam' },
  ]);
  expect((await admin.call('DELETE', removal)).statusCode).toBe(200);
  expect((await admin.call('DELETE', removal)).statusCode).toBe(404);
  expect(await namesOf(`author=${creator.id}`)).toEqual(['Again']);
});
