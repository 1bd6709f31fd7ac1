import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeckRow, createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let member: Member;
let author: Member;
let admin: Member;

type Queue = {
  reports: { id: string; snapshot: string; reason: string; place: unknown; outcome: unknown }[];
};

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  await api.database.db.deleteFrom('content_reports').execute();
  [member, author] = [await createMember(api), await createMember(api)];
});
afterAll(() => api.close());

const queue = async () => (await admin.call('GET', '/api/admin/reports')).json<Queue>().reports;

const CARD = '/api/games/gundam/comments/card/ST01-001';

async function comment(): Promise<string> {
  const answer = await author.call('POST', CARD, { text: 'Rude words' });
  return answer.json<{ comment: { id: string } }>().comment.id;
}

it('a report stores the text as it was and is in the queue once however often it is sent', async () => {
  const id = await comment();
  const body = { contentType: 'comment', contentId: id, reason: 'Rude' };
  expect((await member.call('POST', '/api/reports', body)).statusCode).toBe(204);
  await member.call('POST', '/api/reports', body);
  await author.call('PUT', `/api/comments/${id}`, { text: 'Kind words' });
  expect(await queue()).toMatchObject([{ snapshot: 'Rude words', reason: 'Rude' }]);
});

it('removing hides the comment and closes all its reports', async () => {
  const id = await comment();
  const body = { contentType: 'comment', contentId: id, reason: 'Rude' };
  await member.call('POST', '/api/reports', body);
  await (await createMember(api)).call('POST', '/api/reports', body);
  const [first] = await queue();
  const url = `/api/admin/reports/${first?.id}/decision`;
  expect((await admin.call('POST', url, { outcome: 'removed' })).statusCode).toBe(204);
  expect(await queue()).toEqual([]);
  expect((await admin.call('POST', url, { outcome: 'removed' })).statusCode).toBe(404);
  const seen = async (who: Member) => (await who.call('GET', CARD)).body.includes('Rude words');
  expect([await seen(member), await seen(author)]).toEqual([false, true]);
  expect((await member.call('POST', '/api/reports', body)).statusCode).toBe(404);
});

it('removing a deck hides it; dismissing changes nothing', async () => {
  const deck = await createDeckRow(api, { userId: author.id });
  const body = { contentType: 'deck', contentId: deck.shownId, game: 'gundam', reason: 'Spam' };
  const url = `/api/games/gundam/decks/${deck.shownId}/like`;
  await member.call('POST', '/api/reports', body);
  const [first] = await queue();
  await admin.call('POST', `/api/admin/reports/${first?.id}/decision`, { outcome: 'dismissed' });
  expect((await member.call('GET', url)).statusCode).toBe(200);
  await member.call('POST', '/api/reports', body);
  const [second] = await queue();
  await admin.call('POST', `/api/admin/reports/${second?.id}/decision`, { outcome: 'removed' });
  expect((await member.call('GET', url)).statusCode).toBe(404);
  const acts = await api.database.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('actor_id', '=', admin.id)
    .where('subject', '=', `deck/${deck.id}`)
    .orderBy('id')
    .execute();
  const before = { state: 'open' };
  expect(acts).toMatchObject([
    { action: 'report.dismissed', details: { before, after: { state: 'dismissed' } } },
    { action: 'report.removed', details: { before, after: { state: 'removed' } } },
  ]);
});

it('a report links to the reported content', async () => {
  const id = await comment();
  const deck = await createDeckRow(api, { userId: author.id });
  const send = (contentType: string, contentId: string) =>
    member.call('POST', '/api/reports', { contentType, contentId, game: 'gundam', reason: 'x' });
  await send('comment', id);
  await send('deck', deck.shownId);
  await send('profile', String(author.id));
  expect((await queue()).map(({ place }) => place)).toEqual([
    { type: 'card', id: 'ST01-001' },
    { type: 'deck', id: deck.id },
    { type: 'profile', id: String(author.id) },
  ]);
});

it('handled reports are listed separately, and a decision can be undone', async () => {
  const id = await comment();
  const body = { contentType: 'comment', contentId: id, reason: 'Rude' };
  await member.call('POST', '/api/reports', body);
  await (await createMember(api)).call('POST', '/api/reports', body);
  const [first] = await queue();
  const decide = async (outcome: string) =>
    (await admin.call('POST', `/api/admin/reports/${first?.id}/decision`, { outcome })).statusCode;
  const handled = async () =>
    (await admin.call('GET', '/api/admin/reports?state=handled')).json<Queue>().reports;
  const shown = async () =>
    (await member.call('GET', CARD))
      .json<{ comments: { id: string }[] }>()
      .comments.map((one) => one.id);
  expect(await handled()).toEqual([]);
  expect(await decide('reopened'), 'an open one').toBe(404);
  expect(await decide('removed')).toBe(204);
  expect(await handled()).toMatchObject([
    { outcome: 'removed', handledBy: admin.username, handledAt: expect.any(String) as string },
    { outcome: 'removed' },
  ]);
  expect(await shown()).not.toContain(id);

  expect(await decide('reopened')).toBe(204);
  expect(await handled()).toEqual([]);
  expect(await queue()).toHaveLength(2);
  expect(await shown()).toContain(id);
  const acts = await api.database.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', `comment/${id}`)
    .orderBy('id')
    .execute();
  expect(acts.map(({ action }) => action)).toEqual(['report.removed', 'report.reopened']);
  expect(await decide('dismissed')).toBe(204);
  expect(await shown()).toContain(id);
});

it('undoing an old decision keeps a newer report open', async () => {
  const id = await comment();
  const body = { contentType: 'comment', contentId: id, reason: 'Rude' };
  await member.call('POST', '/api/reports', body);
  const [first] = await queue();
  const url = `/api/admin/reports/${first?.id}/decision`;
  await admin.call('POST', url, { outcome: 'dismissed' });
  await member.call('POST', '/api/reports', body);
  expect((await admin.call('POST', url, { outcome: 'reopened' })).statusCode).toBe(404);
  expect(await queue()).toHaveLength(1);
});

it('nobody can report themselves, unknown content, or content they cannot see', async () => {
  const hidden = await createDeckRow(api, { userId: author.id, visibility: 0 });
  const send = (who: Member, contentType: string, contentId: string) =>
    who.call('POST', '/api/reports', { contentType, contentId, game: 'gundam', reason: 'x' });
  expect((await send(member, 'profile', String(member.id))).statusCode).toBe(400);
  expect((await send(member, 'deck', hidden.shownId)).statusCode).toBe(404);
  expect((await send(member, 'comment', '999999')).statusCode).toBe(404);
  expect((await send(member, 'profile', 'x')).statusCode).toBe(404);
  expect((await member.call('GET', '/api/admin/reports')).statusCode).toBe(403);
});

it('undoing a decision keeps removals by other decisions', async () => {
  const deck = await createDeckRow(api, { userId: author.id });
  const removal = `/api/admin/games/gundam/decks/${deck.shownId}/removal`;
  const body = { contentType: 'deck', contentId: deck.shownId, game: 'gundam', reason: 'Rude' };
  const decide = async (id: string | undefined, outcome: string) =>
    (await admin.call('POST', `/api/admin/reports/${id}/decision`, { outcome })).statusCode;
  const readsDeck = async () =>
    (await member.call('GET', `/api/games/gundam/decks/${deck.shownId}`)).statusCode;
  await member.call('POST', '/api/reports', body);
  const [first] = await queue();
  await admin.call('PUT', removal, { reason: 'Names of others' });
  expect(await decide(first?.id, 'removed')).toBe(204);
  expect(await decide(first?.id, 'reopened')).toBe(204);
  expect(await readsDeck(), 'an older removal stays').toBe(404);

  await admin.call('DELETE', removal);
  expect(await decide(first?.id, 'removed')).toBe(204);
  await admin.call('DELETE', removal);
  await admin.call('PUT', removal, { reason: 'Names of others' });
  expect(await decide(first?.id, 'reopened')).toBe(204);
  expect(await readsDeck(), 'a newer removal stays').toBe(404);

  await admin.call('DELETE', removal);
  expect(await decide(first?.id, 'removed')).toBe(204);
  expect(await readsDeck()).toBe(404);
  expect(await decide(first?.id, 'reopened')).toBe(204);
  expect(await readsDeck(), 'its own is lifted').toBe(200);
});

it('a later decision leaves the earlier one as it was', async () => {
  const id = await comment();
  const body = { contentType: 'comment', contentId: id, reason: 'Rude' };
  const decide = async (outcome: string) => {
    const [first] = await queue();
    const url = `/api/admin/reports/${first?.id}/decision`;
    expect((await admin.call('POST', url, { outcome })).statusCode).toBe(204);
  };
  await member.call('POST', '/api/reports', body);
  await decide('dismissed');
  await (await createMember(api)).call('POST', '/api/reports', body);
  await decide('removed');
  const rows = await api.database.db
    .selectFrom('content_reports')
    .select('outcome')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([{ outcome: 'dismissed' }, { outcome: 'removed' }]);
});
