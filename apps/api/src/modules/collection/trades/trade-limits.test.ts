import type { TradeView } from '@deckframe/contract/collection/trades';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import {
  collect,
  line,
  MINE,
  openTrade,
  proposeTo,
  SPARE,
  THEIRS,
  TRADES,
  withTraders,
} from '../../../testing/trade-scene.ts';
import { expireTradesJob } from './jobs.ts';

const scene = withTraders();

const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;
const note = (member: Member, { id }: TradeView, text: string) =>
  member.call('POST', `${TRADES}/${id}/notes`, { text });

const joinedBefore = (member: Member, days: number) =>
  sql`update users set createdon = app_now() - make_interval(days => ${days}::integer)
    where id = ${member.id}`.execute(scene.api.database.db);

async function createPartner(): Promise<Member> {
  const partner = await createMember(scene.api);
  await collect(partner, [{ cardno: THEIRS, from: 0, to: 1, trading: true }]);
  return partner;
}

describe('permission to propose', () => {
  it('only free copies can be given, and only offered cards requested', async () => {
    await openTrade(scene.one, scene.other);
    const third = await createPartner();
    const give = [line(MINE, 3)];
    expect(codeOf(await proposeTo(scene.one, third, { give }))).toBe('TRADE_SHORT');
    await collect(third, [{ cardno: SPARE, from: 0, to: 2 }]);
    const get = [line(SPARE)];
    expect(codeOf(await proposeTo(scene.one, third, { get }))).toBe('TRADE_NOT_OFFERED');
    const url = '/api/games/gundam/my-collections/0';
    await third.call('PATCH', url, { visibility: 'me' });
    expect(codeOf(await proposeTo(scene.one, third))).toBe('TRADE_NOT_OFFERED');
    await third.call('PATCH', url, { visibility: 'trades' });
    expect((await proposeTo(scene.one, third, { give: [line(MINE, 2)] })).statusCode).toBe(200);
  });

  it('of two concurrent promises of the same copies one succeeds', async () => {
    const partners = [await createPartner(), await createPartner(), await createPartner()];
    const give = [line(MINE, 2)];
    const answers = await Promise.all(
      partners.map((partner) => proposeTo(scene.one, partner, { give })),
    );
    const refused = answers.map(codeOf).filter((code) => code !== undefined);
    expect(refused).toEqual(['TRADE_SHORT', 'TRADE_SHORT']);
  });

  it('two members have at most one open trade, started by either', async () => {
    const answers = await Promise.all([
      proposeTo(scene.one, scene.other),
      proposeTo(scene.other, scene.one, { give: [line(THEIRS)], get: [line(MINE)] }),
    ]);
    expect(answers.map(codeOf).filter((code) => code !== undefined)).toEqual(['TRADE_OPEN']);
  });

  it('a new account has at most three open trades; the limit ends after a week', async () => {
    await joinedBefore(scene.one, 0);
    const begin = async () => proposeTo(scene.one, await createPartner());
    for (let begun = 0; begun < 3; begun += 1) expect((await begin()).statusCode).toBe(200);
    await collect(scene.one, [{ cardno: MINE, from: 0, to: 3 }]);
    expect((await begin()).json()).toMatchObject({ code: 'TRADE_LIMIT', params: { limit: 3 } });
    await joinedBefore(scene.one, 8);
    expect((await begin()).statusCode).toBe(200);
  });

  it('new accounts make at most five offers a day', async () => {
    await joinedBefore(scene.one, 0);
    for (let begun = 0; begun < 5; begun += 1) {
      const { id } = await openTrade(scene.one, scene.other);
      await scene.one.call('POST', `${TRADES}/${id}/withdraw`);
    }
    expect(codeOf(await proposeTo(scene.one, scene.other))).toBe('TRADE_DAY_LIMIT');
  });

  it('nobody can trade with themselves, an unknown member or the system', async () => {
    expect(codeOf(await proposeTo(scene.one, scene.one))).toBe('SELF_REFUSED');
    expect(codeOf(await proposeTo(scene.one, { ...scene.other, id: 1 }))).toBe('USER_NOT_FOUND');
    expect(codeOf(await proposeTo(scene.one, { ...scene.other, id: 999_999 }))).toBe(
      'USER_NOT_FOUND',
    );
  });

  it('a block allows only ending the trade', async () => {
    const trade = await openTrade(scene.one, scene.other);
    await scene.other.call('PUT', `/api/me/blocks/${scene.one.id}`);
    const confirmed = await scene.one.call('POST', `${TRADES}/${trade.id}/confirm`, { round: 1 });
    expect(codeOf(confirmed)).toBe('CONTACT_BLOCKED');
    expect(codeOf(await note(scene.one, trade, 'Why?'))).toBe('CONTACT_BLOCKED');
    const withdrawn = await scene.one.call('POST', `${TRADES}/${trade.id}/withdraw`);
    expect(withdrawn.json()).toMatchObject({ state: 'withdrawn' });
    expect(codeOf(await proposeTo(scene.one, scene.other))).toBe('CONTACT_BLOCKED');
  });
});

describe('expiry and notes', () => {
  it('a trade expires after two weeks, before and after the worker records it', async () => {
    const trade = await openTrade(scene.one, scene.other);
    await sql`update trades set expires_at = app_now() where id = ${trade.id}`.execute(
      scene.api.database.db,
    );
    const answer = await scene.other.call('POST', `${TRADES}/${trade.id}/confirm`, { round: 1 });
    expect(codeOf(answer)).toBe('TRADE_CLOSED');
    const read = () => scene.one.call('GET', `${TRADES}/${trade.id}`);
    expect((await read()).json()).toMatchObject({ state: 'expired', steps: [{ kind: 'offer' }] });
    await expireTradesJob(scene.api.database.db);
    expect((await read()).json()).toMatchObject({
      state: 'expired',
      steps: [{ kind: 'offer' }, { kind: 'expire', by: null }],
    });
    expect((await proposeTo(scene.one, scene.other)).statusCode).toBe(200);
  });

  it('only the other member can report a note, and hiding it hides it for both', async () => {
    const trade = await openTrade(scene.one, scene.other);
    await note(scene.one, trade, 'Rude words');
    const seen = (await scene.other.call('GET', `${TRADES}/${trade.id}`)).json<TradeView>();
    const contentId = seen.notes[0]?.id ?? '';
    const report = (member: Member, game = 'gundam') =>
      member.call('POST', '/api/reports', {
        contentType: 'trade-note',
        contentId,
        game,
        reason: 'Rude',
      });
    expect(codeOf(await report(scene.one))).toBe('SELF_REFUSED');
    expect(codeOf(await report(await createMember(scene.api)))).toBe('NOT_FOUND');
    expect(codeOf(await report(scene.other, 'ua'))).toBe('NOT_FOUND');
    expect((await report(scene.other)).statusCode).toBeLessThan(300);
    const admin = await createMember(scene.api, 'Administrator');
    type Queue = { reports: { id: string; snapshot: string }[] };
    const queue = (await admin.call('GET', '/api/admin/reports')).json<Queue>().reports;
    const entry = queue.find(({ snapshot }) => snapshot === 'Rude words');
    await admin.call('POST', `/api/admin/reports/${entry?.id}/decision`, { outcome: 'removed' });
    const after = (await scene.one.call('GET', `${TRADES}/${trade.id}`)).json<TradeView>();
    expect(after.notes).toMatchObject([{ by: 'me', text: null }]);
  });
});
