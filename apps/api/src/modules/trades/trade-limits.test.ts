import type { TradeView } from '@deckframe/contract/trades';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../testing/member.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  collect,
  createTraders,
  line,
  MINE,
  openTrade,
  proposeTo,
  SPARE,
  THEIRS,
  TRADES,
} from '../../testing/trade-scene.ts';
import { expireTradesJob } from './jobs.ts';

let api: TestApi;
let one: Member;
let other: Member;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ one, other } = await createTraders(api));
});

const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;
const note = (member: Member, { id }: TradeView, text: string) =>
  member.call('POST', `${TRADES}/${id}/notes`, { text });

const joinedBefore = (member: Member, days: number) =>
  sql`update users set createdon = app_now() - make_interval(days => ${days}::integer)
    where id = ${member.id}`.execute(api.database.db);

async function createPartner(): Promise<Member> {
  const partner = await createMember(api);
  await collect(partner, [{ cardno: THEIRS, from: 0, to: 1, trading: true }]);
  return partner;
}

describe('who may propose what', () => {
  it('only free copies are given, and only what is offered is asked for', async () => {
    await openTrade(one, other);
    const third = await createPartner();
    const give = [line(MINE, 3)];
    expect(codeOf(await proposeTo(one, third, { give }))).toBe('TRADE_SHORT');
    await collect(third, [{ cardno: SPARE, from: 0, to: 2 }]);
    const get = [line(SPARE)];
    expect(codeOf(await proposeTo(one, third, { get }))).toBe('TRADE_NOT_OFFERED');
    const url = '/api/games/gundam/my-collections/0';
    await third.call('PATCH', url, { visibility: 'me' });
    expect(codeOf(await proposeTo(one, third))).toBe('TRADE_NOT_OFFERED');
    await third.call('PATCH', url, { visibility: 'trades' });
    expect((await proposeTo(one, third, { give: [line(MINE, 2)] })).statusCode).toBe(200);
  });

  it('two promises of the same copies at once: one of them', async () => {
    const partners = [await createPartner(), await createPartner(), await createPartner()];
    const give = [line(MINE, 2)];
    const answers = await Promise.all(partners.map((partner) => proposeTo(one, partner, { give })));
    const refused = answers.map(codeOf).filter((code) => code !== undefined);
    expect(refused).toEqual(['TRADE_SHORT', 'TRADE_SHORT']);
  });

  it('two members have one open trade, whoever begins it and however often', async () => {
    const answers = await Promise.all([
      proposeTo(one, other),
      proposeTo(other, one, { give: [line(THEIRS)], get: [line(MINE)] }),
    ]);
    expect(answers.map(codeOf).filter((code) => code !== undefined)).toEqual(['TRADE_OPEN']);
  });

  it('new accounts begin three at once; after a week that is over', async () => {
    await joinedBefore(one, 0);
    const begin = async () => proposeTo(one, await createPartner());
    for (let begun = 0; begun < 3; begun += 1) expect((await begin()).statusCode).toBe(200);
    await collect(one, [{ cardno: MINE, from: 0, to: 3 }]);
    expect((await begin()).json()).toMatchObject({ code: 'TRADE_LIMIT', params: { limit: 3 } });
    await joinedBefore(one, 8);
    expect((await begin()).statusCode).toBe(200);
  });

  it('new accounts make five offers within a day', async () => {
    await joinedBefore(one, 0);
    for (let begun = 0; begun < 5; begun += 1) {
      const { id } = await openTrade(one, other);
      await one.call('POST', `${TRADES}/${id}/withdraw`);
    }
    expect(codeOf(await proposeTo(one, other))).toBe('TRADE_DAY_LIMIT');
  });

  it('nobody trades with themselves, nobody and the system', async () => {
    expect(codeOf(await proposeTo(one, one))).toBe('SELF_REFUSED');
    expect(codeOf(await proposeTo(one, { ...other, id: 1 }))).toBe('USER_NOT_FOUND');
    expect(codeOf(await proposeTo(one, { ...other, id: 999_999 }))).toBe('USER_NOT_FOUND');
  });

  it('a block ends what the two may do but to step back', async () => {
    const trade = await openTrade(one, other);
    await other.call('PUT', `/api/me/blocks/${one.id}`);
    const confirmed = await one.call('POST', `${TRADES}/${trade.id}/confirm`, { round: 1 });
    expect(codeOf(confirmed)).toBe('CONTACT_BLOCKED');
    expect(codeOf(await note(one, trade, 'Why?'))).toBe('CONTACT_BLOCKED');
    const withdrawn = await one.call('POST', `${TRADES}/${trade.id}/withdraw`);
    expect(withdrawn.json()).toMatchObject({ state: 'withdrawn' });
    expect(codeOf(await proposeTo(one, other))).toBe('CONTACT_BLOCKED');
  });
});

describe('time and notes', () => {
  it('a trade is over after two weeks, before the worker has noted it and after', async () => {
    const trade = await openTrade(one, other);
    await sql`update trades set expires_at = app_now() where id = ${trade.id}`.execute(
      api.database.db,
    );
    const answer = await other.call('POST', `${TRADES}/${trade.id}/confirm`, { round: 1 });
    expect(codeOf(answer)).toBe('TRADE_CLOSED');
    const read = () => one.call('GET', `${TRADES}/${trade.id}`);
    expect((await read()).json()).toMatchObject({ state: 'expired', steps: [{ kind: 'offer' }] });
    await expireTradesJob(api.database.db);
    expect((await read()).json()).toMatchObject({
      state: 'expired',
      steps: [{ kind: 'offer' }, { kind: 'expire', by: null }],
    });
    expect((await proposeTo(one, other)).statusCode).toBe(200);
  });

  it('a note is reported by the other one alone, and hidden for both', async () => {
    const trade = await openTrade(one, other);
    await note(one, trade, 'Rude words');
    const seen = (await other.call('GET', `${TRADES}/${trade.id}`)).json<TradeView>();
    const contentId = seen.notes[0]?.id ?? '';
    const report = (member: Member, game = 'gundam') =>
      member.call('POST', '/api/reports', {
        contentType: 'trade-note',
        contentId,
        game,
        reason: 'Rude',
      });
    expect(codeOf(await report(one))).toBe('SELF_REFUSED');
    expect(codeOf(await report(await createMember(api)))).toBe('NOT_FOUND');
    expect(codeOf(await report(other, 'ua'))).toBe('NOT_FOUND');
    expect((await report(other)).statusCode).toBeLessThan(300);
    const admin = await createMember(api, 'Administrator');
    type Queue = { reports: { id: string; snapshot: string }[] };
    const queue = (await admin.call('GET', '/api/admin/reports')).json<Queue>().reports;
    const entry = queue.find(({ snapshot }) => snapshot === 'Rude words');
    await admin.call('POST', `/api/admin/reports/${entry?.id}/decision`, { outcome: 'removed' });
    const after = (await one.call('GET', `${TRADES}/${trade.id}`)).json<TradeView>();
    expect(after.notes).toMatchObject([{ by: 'me', text: null }]);
  });
});
