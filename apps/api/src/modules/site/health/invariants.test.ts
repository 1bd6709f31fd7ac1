import { createDatabase } from '@deckframe/database/db';
import { createDeckId, decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMetrics } from '../../../lib/metrics.ts';
import { addEvent, MAILBOX } from '../../../testing/mailbox-scene.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { CONTENTS, COUNTERS, findBroken, listSlices } from './invariant-queries.ts';
import { checkInvariantsJob } from './jobs.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const GAME = '/api/games/gundam';
const CARD = 'ST01-001';
const TRADED = 'ST01-002';
const DECK = createDeckId(1_700_000_000_000, new Uint8Array(10));
const ROW = decodeDeckId(DECK) ?? '';

let api: TestApi;
let owner: Member;
let other: Member;

const listBroken = async (width = 1000): Promise<string[]> => {
  const names: string[] = [];
  for (const slice of await listSlices(api.database.db, width)) {
    for (const { name } of await findBroken(api.database.db, slice)) names.push(name);
  }
  return names;
};

beforeAll(async () => {
  api = await createTestApi();
  owner = await createMember(api);
  other = await createMember(api);
  const done = async (who: Member, ...call: Parameters<Member['call']>): Promise<unknown> => {
    const answer = await who.call(...call);
    expect(answer.statusCode, `${call[0]} ${call[1]} ${answer.body}`).toBeLessThan(300);
    return answer.body === '' ? null : answer.json();
  };
  const deck = { id: DECK, visibility: 'public', decklistContent: `3 x ${CARD}` };
  await done(owner, 'POST', `${GAME}/decks`, deck);
  const words = { name: 'Built with', description: '' };
  const series = (await done(owner, 'POST', `${GAME}/custom-series`, words)) as { id: string };
  const fields = { name: 'Courier' };
  await done(owner, 'POST', `${GAME}/custom-series/${series.id}/cards`, { fields });
  const fanMade = { visibility: 'public', decklistContent: `1 x ${series.id}-001` };
  await done(other, 'POST', `${GAME}/decks`, fanMade);
  await done(owner, 'POST', `${GAME}/my-deck-folders`, { name: 'Tried' });
  await done(other, 'PUT', `${GAME}/decks/${DECK}/like`);
  await done(other, 'POST', `${GAME}/comments/deck/${DECK}`, { text: 'Good' });
  await done(other, 'POST', `${GAME}/comments/card/${CARD}`, { text: 'Good' });
  await done(other, 'PUT', `${GAME}/cards/${CARD}/rating`, { rating: 4 });
  await done(other, 'PUT', `/api/users/${owner.id}/follow`);
  const changes = [{ cardno: CARD, from: 0, to: 2, trading: true }];
  await done(owner, 'POST', `${GAME}/my-collection/changes`, { collection: 0, changes });
  const eventId = await addEvent(api, { claim_limit: 5 });
  await done(owner, 'POST', MAILBOX, { eventId, itemId: null });
  const theirs = [{ cardno: TRADED, from: 0, to: 1, trading: true }];
  await done(other, 'POST', `${GAME}/my-collection/changes`, { collection: 0, changes: theirs });
  const terms = { give: [{ cardno: CARD, copies: 1 }], get: [{ cardno: TRADED, copies: 1 }] };
  const offer = { partnerId: String(other.id), ...terms };
  const { id } = (await done(owner, 'POST', `${GAME}/trades`, offer)) as { id: string };
  for (const who of [owner, other]) {
    await done(who, 'POST', `${GAME}/trades/${id}/confirm`, { round: 1 });
  }
  await sql`insert into deck_folder_decks (gameid, user_id, folder_id, deck_id)
    select 'gundam', ${owner.id}, id, ${ROW}::uuid from deck_folders`.execute(api.database.db);
});
afterAll(() => api.close());

/** A statement that violates each rule; `$owner` and `$deck` are placeholders. */
const BREACHES: Readonly<Record<string, string>> = {
  'likes of decks': 'update deck_counts set like_count = like_count + 1 where deck_id = $deck',
  'likes of custom series': `insert into custom_series (gameid, owner_id, name, like_count)
    values ('gundam', $owner, 'Tried', 1)`,
  'likes of members': 'alter table likes disable trigger user; delete from likes',
  'comments of cards': 'update cards set comment_count = 7 where cardno = $card',
  'comments of decks': 'update deck_counts set comment_count = 0 where deck_id = $deck',
  'comments of custom series': `insert into custom_series (gameid, owner_id, name, comment_count)
    values ('gundam', $owner, 'Told', 1)`,
  'decks of custom series': `update custom_series set deck_count = 0 where name = 'Built with'`,
  'decks and their counters': 'update deck_counts set is_listed = false where deck_id = $deck',
  'comments and ratings of members': 'update member_counts set rating_count = rating_count + 1',
  'ratings of cards': 'update card_rating_totals set rating_sum = rating_sum - 1',
  followers: 'update member_counts set follower_count = 9 where user_id = $owner',
  'actors of notices': 'alter table notice_actors disable trigger user; delete from notice_actors',
  EXP: 'update users set user_exp = user_exp + 1 where id = $owner',
  ranks: 'update exp_counts set members = members + 1 where width = 1',
  'entries of collections': 'update collection_states set entry_count = 2',
  'decks and their last revision': 'update decklists set version = version + 1 where id = $deck',
  'decks and their card lines': 'update deck_cards set quantity = 4 where deck_id = $deck',
  'folders and whose decks they hold': 'update deck_folders set user_id = $other',
  'EXP of a day': 'update exp_caps set per_day = 0 where kind in (select kind from exp_events)',
  'claims and what they gave': 'delete from users_cosmetics',
  'cosmetics and their list': 'update users set ownedbanners = null where id = $owner',
  'events and their claims': 'update ex_events set claim_count = 0',
  'copies that trades moved': `update trade_steps set moved =
    jsonb_set(moved, '{partner,${CARD}}', '2') where kind = 'done'`,
  'trades and their confirmations': `delete from trade_steps where kind = 'confirm'`,
  'one main printing': `update cards set mainalternate = false where cardno = $card`,
};

it('all invariants hold after member actions, in any slices', async () => {
  expect(await listBroken()).toEqual([]);
  expect(await listBroken(1)).toEqual([]);
});

it.each(Object.keys({ ...COUNTERS, ...CONTENTS }))('a violation is found: %s', async (name) => {
  const statement = (BREACHES[name] ?? '')
    .replaceAll('$deck', `'${ROW}'`)
    .replaceAll('$card', `'${CARD}'`)
    .replaceAll('$owner', String(owner.id))
    .replaceAll('$other', String(other.id));
  expect(statement, 'each rule has its breach').not.toBe('');
  const breach = api.database.db.transaction().execute(async (trx) => {
    for (const part of statement.split(';')) await sql.raw(part).execute(trx);
    const slice = { from: 0, to: 1_000_000, part: 0, parts: 1 };
    const found = await findBroken(trx, slice);
    throw new Error(found.map((broken) => broken.name).join());
  });
  await expect(breach, 'nothing of it stays').rejects.toThrow(name);
});

it('the worker checks slice after slice with its own rights and counts violations', async () => {
  const { db } = api.database;
  const worker = createDatabase(testConnection(api.database.url('worker')));
  const metrics = createMetrics();
  const count = async () => (await metrics.brokenInvariants.get()).values.map(({ value }) => value);
  await checkInvariantsJob(worker, metrics, new Date(0));
  expect(await count()).toEqual([]);
  await sql`update member_counts set follower_count = 9 where user_id = ${owner.id}`.execute(db);
  await checkInvariantsJob(worker, metrics, new Date(0));
  expect(await count()).toEqual([1]);
  await sql`update member_counts set follower_count = 1 where user_id = ${owner.id}`.execute(db);
  await worker.destroy();
});
