import { randomUUID } from 'node:crypto';
import type { TradeView } from '@deckframe/contract/collection/trades';
import { proofSize } from '@deckframe/domain/proof-size.test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  collect,
  countsOf,
  line,
  MINE,
  proposeTo,
  SPARE,
  THEIRS,
  TRADES,
} from '../../../testing/trade-scene.ts';

const ROUNDS = proofSize(3);
const AT_ONCE = 50;
/** Enough copies for all edits. */
const STOCK = 40;
/** Allowed refusals of a race. */
const REFUSALS = ['TRADE_CHANGED', 'TRADE_CLOSED'];

let api: TestApi;
let seed = 7;

beforeAll(async () => {
  api = await createTestApi({ isPatient: true });
  // Raises the lock time-out, because this test is not about waiting.
  await sql`alter function change_collection set lock_timeout = '20s'`.execute(api.database.db);
});
afterAll(() => api.close());

function draw<T>(values: readonly T[]): T {
  seed = (seed * 48_271) % 2_147_483_647;
  return values[seed % values.length] as T;
}

type Trader = { member: Member; own: string };

async function join(own: string): Promise<Trader> {
  const member = await createMember(api);
  await collect(member, [{ cardno: own, from: 0, to: STOCK, trading: true }]);
  return { member, own };
}

/** Opens a trade for both members. */
async function begin(one: Trader, two: Trader): Promise<Racer[]> {
  const terms = { give: [line(one.own, 2)], get: [line(two.own, 3)] };
  const answer = await proposeTo(one.member, two.member, terms);
  expect(answer.statusCode, answer.body).toBe(200);
  const trade = answer.json<TradeView>();
  return [
    { ...one, other: two.own, trade, role: 'withdraw' },
    { ...two, other: one.own, trade, role: 'decline' },
  ];
}

type Racer = Trader & { other: string; trade: TradeView; role: 'decline' | 'withdraw' };
type Sent = { member: Member; url: string; body?: object; edit?: { cardno: string; by: number } };

function drawWrite(racers: readonly Racer[], mayEnd: boolean): Sent {
  const { member, own, other, trade, role } = draw(racers);
  const url = `${TRADES}/${trade.id}`;
  const round = draw([1, 1, 2, 3]);
  const kind = draw(['confirm', 'confirm', 'confirm', 'edit', 'edit', 'counter', 'end']);
  if (kind === 'confirm') return { member, url: `${url}/confirm`, body: { round } };
  if (kind === 'edit') {
    const by = draw([1, -1]);
    const change = { cardno: own, from: 1, to: 1 + by };
    const body = { collection: 0, changes: [change] };
    const edit = { cardno: own, by };
    return { member, url: '/api/games/gundam/my-collection/changes', body, edit };
  }
  if (kind === 'end' && mayEnd) return { member, url: `${url}/${role}` };
  const body = { round, give: [line(own, draw([1, 2]))], get: [line(other, draw([1, 2]))] };
  return { member, url: `${url}/counter`, body };
}

/** One request in five is sent twice with the same key. */
async function send({ member, url, body, edit }: Sent): Promise<Sent['edit']> {
  const headers = { cookie: member.cookie, 'idempotency-key': randomUUID() };
  const times = draw([1, 1, 1, 1, 2]);
  const payload = body === undefined ? {} : { payload: body };
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      api.app.inject({ method: 'POST', url, headers, ...payload }),
    ),
  );
  for (const answer of answers) {
    const { code } = answer.json<{ code?: string }>();
    expect([undefined, ...REFUSALS], answer.body).toContain(code);
  }
  return answers[0]?.statusCode === 200 ? edit : undefined;
}

/** Finishes open trades by concurrent confirmations. */
async function confirmLast({ member, trade }: Racer): Promise<void> {
  const url = `${TRADES}/${trade.id}`;
  const { round, state } = (await member.call('GET', url)).json<TradeView>();
  if (['declined', 'withdrawn'].includes(state)) return;
  const answer = await member.call('POST', `${url}/confirm`, { round });
  expect(answer.statusCode, answer.body).toBe(200);
}

function addTo(counts: Record<string, number>, cardno: string, by: number): void {
  counts[cardno] = (counts[cardno] ?? 0) + by;
}

it('three traders in a ring: confirmations, cancellations, counter-offers and edits lose and double nothing', async () => {
  const ends = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const ring = [await join(MINE), await join(THEIRS), await join(SPARE)] as const;
    const [a, b, c] = ring;
    const racers = [...(await begin(a, b)), ...(await begin(b, c)), ...(await begin(c, a))];
    const writes = Array.from({ length: AT_ONCE }, () => drawWrite(racers, round % 2 === 1));
    const edits = await Promise.all(writes.map(send));
    await Promise.all([...racers, ...racers].map(confirmLast));

    const expected = new Map<Member, Record<string, number>>(
      ring.map((trader) => [trader.member, { [trader.own]: STOCK }]),
    );
    const move = (member: Member, cardno: string, by: number): void =>
      addTo(expected.get(member) ?? {}, cardno, by);
    for (const [at, edit] of edits.entries()) {
      const member = writes[at]?.member;
      if (edit !== undefined && member !== undefined) move(member, edit.cardno, edit.by);
    }
    for (const { member, trade } of racers) {
      const answer = await member.call('GET', `${TRADES}/${trade.id}`);
      const { state, give, get } = answer.json<TradeView>();
      ends.set(state, (ends.get(state) ?? 0) + 1);
      if (state !== 'done') continue;
      for (const { cardno, copies } of give) move(member, cardno, -copies);
      for (const { cardno, copies } of get) move(member, cardno, copies);
    }
    for (const [member, counts] of expected) expect(await countsOf(member)).toEqual(counts);
  }
  expect(ends.get('done') ?? 0).toBeGreaterThan(0);
});
