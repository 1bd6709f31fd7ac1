import { collectionAnswer } from '@deckframe/contract/collection/collection';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { collect } from '../../../testing/trade-scene.ts';

const SHARED = '/api/games/gundam/collections';
const NAMED = '/api/games/gundam/my-collections';
const [CARD, OTHER, THIRD] = ['ST01-001', 'ST01-002', 'ST01-003'];

let api: TestApi;
let owner: Member;

beforeAll(async () => {
  api = await createTestApi();
  owner = await createMember(api);
});
afterAll(() => api.close());

/** What a reader sees, by id and by name. */
async function shownTo(reader: Member | null) {
  const read = async (url: string) => {
    const answer = await (reader?.call('GET', url) ?? api.app.inject(url));
    const { username, collection } = collectionAnswer.parse(answer.json());
    expect(username).toBe(owner.username);
    return collection;
  };
  const byName = await read(`${SHARED}?user=${owner.username.toUpperCase()}`);
  expect(byName).toEqual(await read(`${SHARED}/${owner.id}`));
  return Object.entries(byName).map(([name, { content }]) => [name, content]);
}

it('COLL-16 COLL-19 is read by id or name, as far as its owner shares it', async () => {
  await owner.call('POST', NAMED, { name: 'Safe', visibility: 'me' });
  await collect(owner, [
    { cardno: CARD, from: 0, to: 3 },
    { cardno: OTHER, from: 0, to: 2, trading: true, tag: 'foil' },
    { cardno: THIRD, from: 0, to: 1, wanted: true },
  ]);
  await collect(owner, [{ cardno: CARD, from: 0, to: 9 }], 1);
  const whole = {
    [CARD]: { n: CARD, c: 3, t: 0, i: 0, w: 0 },
    [OTHER]: { n: OTHER, c: 2, t: 1, i: 0, w: 0, tag: 'foil' },
    [THIRD]: { n: THIRD, c: 1, t: 0, i: 0, w: 1 },
  };
  const offered = {
    [OTHER]: { n: OTHER, c: 2, t: 1, i: 0, w: 0 },
    [THIRD]: { n: THIRD, c: 0, t: 0, i: 0, w: 1 },
  };
  const member = await createMember(api);
  for (const [visibility, shown] of [
    ['everyone', [['Default Collection', whole]]],
    ['trades', [['Default Collection', offered]]],
    ['me', []],
  ] as const) {
    const changed = await owner.call('PATCH', `${NAMED}/0`, { visibility });
    expect(changed.statusCode, changed.body).toBe(200);
    for (const reader of [null, member]) expect(await shownTo(reader), visibility).toEqual(shown);
  }
  expect(await shownTo(owner)).toEqual([
    ['Default Collection', whole],
    ['Safe', { [CARD]: { n: CARD, c: 9, t: 0, i: 0, w: 0 } }],
  ]);
});

it("an unknown member's collection is not found", async () => {
  for (const path of ['?user=nobody-here', '/999999']) {
    const answer = await api.app.inject(`${SHARED}${path}`);
    expect(answer.json()).toMatchObject({ code: 'USER_NOT_FOUND' });
  }
});
