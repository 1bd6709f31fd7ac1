import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  DECKS,
  type DeckScene,
  type Member,
  openDeckScene,
} from '../../decks/decks/testing/deck-scene.ts';

const LIST = '4 x ST01-001\n2 x ST01-002';
const TEXT = 'This deck breaks no rule.';

type Appeal = { id: string; state: string; text: string; answer: string | null; snapshot: string };

let scene: DeckScene;
let admin: Member;
let owner: Member;
let deck: DeckAnswer;

beforeAll(async () => {
  scene = await openDeckScene();
  admin = await scene.join('Administrator');
});
beforeEach(async () => {
  await sql`delete from appeals`.execute(scene.api.database.db);
  owner = await scene.join();
  deck = await scene.create(owner, {
    name: 'Lantern',
    decklistContent: LIST,
    visibility: 'public',
  });
});
afterAll(() => scene.close());

const removalOf = ({ id }: DeckAnswer) => `/api/admin/games/gundam/decks/${id}/removal`;
const remove = () =>
  scene.send('PUT', removalOf(deck), { as: admin, body: { reason: 'An address' } });
const appealDeck = (as: Member, text = TEXT) =>
  scene.send('POST', '/api/appeals', {
    as,
    body: { contentType: 'deck', contentId: deck.id, game: 'gundam', text },
  });
const own = async (as: Member) =>
  (await scene.send('GET', '/api/me/appeals', { as })).json<{ appeals: Appeal[] }>().appeals;
const queue = async () =>
  (await scene.send('GET', '/api/admin/appeals', { as: admin })).json<{ appeals: Appeal[] }>()
    .appeals;
const decide = (id: string | undefined, body: Record<string, unknown>, as = admin) =>
  scene.send('POST', `/api/admin/appeals/${id}/decision`, { as, body });
const audited = async () => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where action like 'appeal.%' order by id`.execute(
    scene.api.database.db,
  );
  return rows.map(({ action }) => action);
};
const isPublic = async () => (await scene.send('GET', `${DECKS}/${deck.id}`)).statusCode === 200;

it('the owner can appeal once per removal, while it stands', async () => {
  expect((await appealDeck(owner)).statusCode).toBe(404);
  await remove();
  expect((await appealDeck(await scene.join())).statusCode).toBe(404);
  expect((await appealDeck(admin)).statusCode).toBe(404);
  expect((await appealDeck(owner, ' ')).statusCode).toBe(400);
  expect((await appealDeck(owner, 'x'.repeat(1001))).statusCode).toBe(400);
  const sent = await Promise.all([1, 2, 3, 4, 5].map(() => appealDeck(owner)));
  expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    204, 409, 409, 409, 409,
  ]);
  expect(await own(owner)).toMatchObject([{ state: 'open', text: TEXT, snapshot: 'Lantern' }]);
  expect(await queue()).toMatchObject([
    { text: TEXT, snapshot: 'Lantern', reason: 'An address', author: { id: String(owner.id) } },
  ]);
});

it('lifting restores the deck; one of two moderators decides; one audit entry is written', async () => {
  await remove();
  await appealDeck(owner);
  const [open] = await queue();
  expect((await decide(open?.id, { outcome: 'lifted' }, owner)).statusCode).toBe(403);
  expect(await isPublic()).toBe(false);
  const before = (await audited()).length;
  const answers = await Promise.all([
    decide(open?.id, { outcome: 'lifted', answer: 'We were wrong.' }),
    decide(
      open?.id,
      { outcome: 'lifted', answer: 'We were wrong.' },
      await scene.join('Administrator'),
    ),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404]);
  expect(await isPublic()).toBe(true);
  expect((await audited()).slice(before)).toEqual(['appeal.lifted']);
  expect(await queue()).toEqual([]);
  expect(await own(owner)).toMatchObject([{ state: 'lifted', answer: 'We were wrong.' }]);
});

it('upholding keeps the removal; a new removal can be appealed again', async () => {
  await remove();
  await appealDeck(owner);
  const before = (await audited()).length;
  await decide((await queue())[0]?.id, { outcome: 'upheld', answer: 'It still shows it.' });
  expect((await audited()).slice(before)).toEqual(['appeal.upheld']);
  expect(await isPublic()).toBe(false);
  expect((await appealDeck(owner)).json()).toMatchObject({ code: 'ALREADY_APPEALED' });
  expect(await own(owner)).toMatchObject([{ state: 'upheld', answer: 'It still shows it.' }]);
  await scene.send('DELETE', removalOf(deck), { as: admin });
  await remove();
  expect((await appealDeck(owner)).statusCode).toBe(204);
  // Restoring without a decision closes the appeal.
  await scene.send('DELETE', removalOf(deck), { as: admin });
  expect(await queue()).toEqual([]);
  expect((await own(owner))[0]).toMatchObject({ state: 'lifted' });
});

it("an administrator's deletion of a comment is a removal that its author can appeal", async () => {
  const path = '/api/games/gundam/comments/card/ST01-001';
  const said = await scene.send('POST', path, { as: owner, body: { text: 'A quiet word' } });
  const { id } = said.json<{ comment: { id: string } }>().comment;
  await scene.send('DELETE', `/api/comments/${id}`, { as: admin });
  const sees = async (as?: Member) =>
    (await scene.send('GET', path, as && { as })).body.includes('A quiet word');
  expect([await sees(), await sees(owner), await sees(admin)]).toEqual([false, true, true]);
  const body = { contentType: 'comment', contentId: id, game: 'gundam', text: TEXT };
  expect((await scene.send('POST', '/api/appeals', { as: owner, body })).statusCode).toBe(204);
  await decide((await queue())[0]?.id, { outcome: 'lifted' });
  expect(await sees()).toBe(true);
  await scene.send('DELETE', `/api/comments/${id}`, { as: owner });
  expect(await sees(admin)).toBe(false);
});

it('the list of a removed deck cannot be published under another id while the removal stands', async () => {
  await remove();
  const create = (visibility: string, decklistContent: string, as = owner) =>
    scene.send('POST', DECKS, { as, body: { decklistContent, visibility } });
  const turned = LIST.split('\n').toReversed().join('\n');
  expect((await create('public', turned)).json()).toMatchObject({
    status: 403,
    code: 'DECK_LIST_REMOVED',
  });
  const hidden = (await create('private', turned)).json<DeckAnswer>();
  const publish = () =>
    scene.send('PUT', `${DECKS}/${hidden.id}/visibility`, {
      as: owner,
      version: 1,
      body: { visibility: 'public' },
    });
  expect((await publish()).statusCode).toBe(403);
  // Deleting the removed deck does not help; other lists and members are free.
  await scene.send('DELETE', `${DECKS}/${deck.id}`, { as: owner, version: 1 });
  expect((await publish()).statusCode).toBe(403);
  expect((await create('public', '3 x ST01-001\n2 x ST01-002')).statusCode).toBe(200);
  expect((await create('public', LIST, await scene.join())).statusCode).toBe(200);
});

it('a deleted public copy of a removed list can be restored only after the removal is lifted', async () => {
  const { id } = await scene.create(owner, { decklistContent: LIST, visibility: 'public' });
  const secret = await scene.create(owner, { decklistContent: LIST, visibility: 'private' });
  for (const copy of [id, secret.id]) await scene.send('DELETE', `${DECKS}/${copy}`, { as: owner });
  await remove();
  const undelete = (copy: string) => scene.send('POST', `${DECKS}/${copy}/undelete`, { as: owner });
  expect((await undelete(id)).json()).toMatchObject({ status: 403, code: 'DECK_LIST_REMOVED' });
  expect((await scene.send('GET', `${DECKS}/${id}`, { as: owner })).statusCode).toBe(404);
  // Private decks can be restored at once.
  expect((await undelete(secret.id)).statusCode).toBe(200);
  await scene.send('DELETE', removalOf(deck), { as: admin });
  expect((await undelete(id)).json()).toMatchObject({ visibility: 'public' });
});

it('only the author can appeal a comment, in its own game, while it is removed', async () => {
  const path = '/api/games/gundam/comments/card/ST01-001';
  const said = await scene.send('POST', path, { as: owner, body: { text: 'A loud word' } });
  const { id } = said.json<{ comment: { id: string } }>().comment;
  const appeal = async (as: Member, game = 'gundam') =>
    (
      await scene.send('POST', '/api/appeals', {
        as,
        body: { contentType: 'comment', contentId: id, game, text: TEXT },
      })
    ).statusCode;
  expect(await appeal(owner)).toBe(404);
  await scene.send('DELETE', `/api/comments/${id}`, { as: admin });
  expect([await appeal(admin), await appeal(owner, 'ua')]).toEqual([404, 404]);
  expect(await appeal(owner)).toBe(204);
});
