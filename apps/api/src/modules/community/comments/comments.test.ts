import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeckRow, createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let member: Member;
let other: Member;
let admin: Member;
const CARD = '/api/games/gundam/comments/card/ST01-003';

type Page = {
  comments: { id: string; text: string; author: { username: string } | null }[];
  older: string | null;
  locked: boolean;
};

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  [member, other] = [await createMember(api), await createMember(api)];
});
afterAll(() => api.close());

const add = async (who: Member, text: string, url = CARD) => {
  const answer = await who.call('POST', url, { text });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ comment: { id: string }; exp: { expAwarded: number }[] }>();
};

const cardCount = async () => {
  const row = await api.database.db
    .selectFrom('cards')
    .select('comment_count')
    .where('gameid', '=', 'gundam')
    .where('cardno', '=', 'ST01-003')
    .executeTakeFirstOrThrow();
  return row.comment_count;
};

it('CMNT-01 CMNT-02 members comment on cards, newest first, and the card counts them; EXP-11 pays +50', async () => {
  const before = await cardCount();
  const first = await add(member, 'One');
  expect(first.exp).toMatchObject([{ action: 'comment', expAwarded: 50 }]);
  await add(other, '  Two  ');
  await other.call('PATCH', '/api/me/profile', { selectedTitle: 'newcomer' });
  const page = (await api.app.inject({ url: CARD })).json<Page>();
  expect(page.comments.slice(0, 2)).toMatchObject([
    { text: 'Two', author: { username: other.username }, authorTitle: 'newcomer' },
    { text: 'One', author: { username: member.username }, authorTitle: null },
  ]);
  expect(await cardCount()).toBe(before + 2);
});

it('a comment has at most 2,000 characters', async () => {
  await add(member, 'x'.repeat(2000));
  expect((await member.call('POST', CARD, { text: 'x'.repeat(2001) })).statusCode).toBe(400);
});

it('CMNT-02 a deck counts its comments', async () => {
  const deck = await createDeckRow(api, { userId: other.id });
  const { comment } = await add(member, 'Nice', `/api/games/gundam/comments/deck/${deck.shownId}`);
  const count = async () => {
    const row = await api.database.db
      .selectFrom('deck_counts')
      .select('comment_count')
      .where('deck_id', '=', deck.id)
      .executeTakeFirstOrThrow();
    return row.comment_count;
  };
  expect(await count()).toBe(1);
  await member.call('DELETE', `/api/comments/${comment.id}`);
  expect(await count()).toBe(0);
});

it('pages of 25 have no gaps', async () => {
  const url = '/api/games/gundam/comments/card/ST01-004';
  const many = Array.from({ length: 30 }, (_, place) => ({
    user_id: member.id,
    content_type: 'card',
    content_id: 'ST01-004',
    gameid: 'gundam',
    text: `Comment ${place}`,
  }));
  await api.database.db.insertInto('comments').values(many).execute();
  const first = (await api.app.inject({ url })).json<Page>();
  const second = (await api.app.inject({ url: `${url}?before=${first.older}` })).json<Page>();
  expect([first.comments.length, second.comments.length, second.older]).toEqual([25, 5, null]);
  const ids = [...first.comments, ...second.comments].map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

it('only the author edits and deletes; administrators hide', async () => {
  const { comment } = await add(member, 'Mine');
  const url = `/api/comments/${comment.id}`;
  expect((await other.call('PUT', url, { text: 'Yours' })).statusCode).toBe(403);
  expect((await admin.call('PUT', url, { text: 'Ours' })).statusCode).toBe(403);
  expect((await other.call('DELETE', url)).statusCode).toBe(403);
  expect((await member.call('PUT', url, { text: 'Still mine' })).json()).toMatchObject({
    text: 'Still mine',
  });
  expect((await admin.call('DELETE', url)).statusCode).toBe(204);
  expect((await admin.call('DELETE', url)).statusCode).toBe(404);
  const entries = await api.database.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('subject', '=', `comment/${comment.id}`)
    .execute();
  expect(entries).toEqual([{ actor_id: admin.id, action: 'comment.remove' }]);
});

it('repeated commenting and deleting is capped, and each comment pays at most once', async () => {
  await api.database.db
    .updateTable('exp_caps')
    .set({ per_day: 2 })
    .where('kind', '=', 'comment')
    .execute();
  for (let round = 0; round < 4; round += 1) {
    const { comment } = await add(member, `Round ${round}`);
    await member.call('DELETE', `/api/comments/${comment.id}`);
  }
  const { user_exp: exp } = await api.database.db
    .selectFrom('users')
    .select('user_exp')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(exp).toBe(100);
});

it('the same text is refused after three times a day, whatever its case and punctuation', async () => {
  const text = 'Visit my shop for the best singles!';
  await add(member, text);
  await add(member, text.toUpperCase(), '/api/games/gundam/comments/card/ST01-005');
  await add(member, `...  ${text} :)`);
  const { comment } = await add(member, 'Something of my own about this card');
  const fourth = await member.call('POST', CARD, { text: 'Visit my shop, for the best singles' });
  expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'COMMENT_REPEATED']);
  const edited = await member.call('PUT', `/api/comments/${comment.id}`, { text });
  expect(edited.json().code).toBe('COMMENT_REPEATED');
  await add(other, text);
  for (let time = 0; time < 4; time += 1) await add(member, 'Thank you!');
});

it('new accounts can post links only after they saved a deck', async () => {
  const refused = await member.call('POST', CARD, { text: 'see https://cards.test' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'LINKS_NEED_DECK']);
  await createDeckRow(api, { userId: member.id, visibility: 0 });
  await add(member, 'see https://cards.test');
});

it('closed comments are readable by all and writable by administrators only', async () => {
  const url = '/api/games/gundam/comments/card/ST01-005';
  const lock = '/api/admin/games/gundam/comments/card/ST01-005/lock';
  const { comment: early } = await add(member, 'Before it was closed', url);
  expect((await admin.call('PUT', lock, { locked: true })).json()).toEqual({ locked: true });
  const edit = await member.call('PUT', `/api/comments/${early.id}`, { text: 'Rewritten' });
  expect(edit.json().code).toBe('COMMENTS_LOCKED');
  expect((await member.call('POST', url, { text: 'Hello' })).json().code).toBe('COMMENTS_LOCKED');
  await add(admin, 'Closed for now', url);
  expect((await api.app.inject({ url })).json<Page>().locked).toBe(true);
  await admin.call('PUT', lock, { locked: false });
  await add(member, 'Hello', url);
});

it('a member blocked by the owner cannot comment on the deck', async () => {
  const deck = await createDeckRow(api, { userId: other.id });
  await other.call('PUT', `/api/me/blocks/${member.id}`);
  const answer = await member.call('POST', `/api/games/gundam/comments/deck/${deck.shownId}`, {
    text: 'Hello',
  });
  expect(answer.json().code).toBe('CONTACT_BLOCKED');
});

it('a member cannot edit a comment after the owner blocked them or made the deck private', async () => {
  const deck = await createDeckRow(api, { userId: other.id });
  const { comment } = await add(member, 'One', `/api/games/gundam/comments/deck/${deck.shownId}`);
  const edit = () => member.call('PUT', `/api/comments/${comment.id}`, { text: 'Two' });
  expect((await edit()).statusCode).toBe(200);
  await other.call('PUT', `/api/me/blocks/${member.id}`);
  expect((await edit()).json().code).toBe('CONTACT_BLOCKED');
  await other.call('DELETE', `/api/me/blocks/${member.id}`);
  await api.database.db
    .updateTable('decklists')
    .set({ visibility: 0 })
    .where('id', '=', deck.id)
    .execute();
  expect((await edit()).json().code).toBe('DECK_NOT_FOUND');
  expect((await member.call('DELETE', `/api/comments/${comment.id}`)).statusCode).toBe(204);
});

it('a comment of a deleted account stays without a name', async () => {
  const { comment } = await add(member, 'Farewell');
  await api.database.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('id', '=', member.id)
    .execute();
  const page = (await api.app.inject({ url: CARD })).json<Page>();
  expect(page.comments.find(({ id }) => id === comment.id)).toMatchObject({
    text: 'Farewell',
    author: null,
  });
});

it('a comment has at most 2,000 characters', async () => {
  const whole = await member.call('POST', CARD, { text: 'x'.repeat(2000) });
  expect(whole.json()).toMatchObject({ comment: { text: 'x'.repeat(2000) } });
  expect((await member.call('POST', CARD, { text: 'x'.repeat(2001) })).statusCode).toBe(400);
});

it('invalid comments are refused', async () => {
  for (const text of ['', '   ', 'a\u0000b']) {
    expect((await member.call('POST', CARD, { text })).statusCode).toBe(400);
  }
  const unknown = await member.call('POST', '/api/games/gundam/comments/card/NONE', { text: 'x' });
  expect(unknown.statusCode).toBe(404);
});
