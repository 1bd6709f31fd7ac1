import { randomUUID } from 'node:crypto';
import { tradesAnswer, tradeView, type TradeView } from '@deckframe/contract/collection/trades';
import { describe, expect, it } from 'vitest';
import type { Member } from '../../../testing/member.ts';
import {
  collect,
  countsOf,
  line,
  MINE,
  openTrade,
  proposeTo,
  SPARE,
  THEIRS,
  TRADES,
  withTraders,
} from '../../../testing/trade-scene.ts';

const scene = withTraders();

const confirm = (member: Member, { id, round }: TradeView) =>
  member.call('POST', `${TRADES}/${id}/confirm`, { round });
const read = async (member: Member, id: string) =>
  tradeView.parse((await member.call('GET', `${TRADES}/${id}`)).json());
const seqOf = async (member: Member) =>
  (await member.call('GET', '/api/games/gundam/my-collection')).json<{ seq: number }>().seq;

describe('a trade', () => {
  it('changes both collections with the second confirmation, not before', async () => {
    await collect(scene.one, [{ cardno: MINE, from: 3, to: 1 }]);
    const trade = await openTrade(scene.one, scene.other);
    expect(trade).toMatchObject({
      state: 'offered',
      partner: { username: scene.other.username },
      give: [{ cardno: MINE, copies: 1, mine: 1, theirs: 0 }],
      get: [{ cardno: THEIRS, copies: 1, mine: 0, theirs: 3 }],
      acts: ['confirm', 'counter', 'withdraw'],
    });
    expect((await confirm(scene.one, trade)).json()).toMatchObject({
      state: 'confirmed',
      confirmedBy: 'me',
    });
    expect(await countsOf(scene.one)).toEqual({ [MINE]: 1, [THEIRS]: 0 });
    const before = await seqOf(scene.other);
    expect((await confirm(scene.other, trade)).json()).toMatchObject({
      state: 'done',
      acts: ['undo'],
    });
    expect(await countsOf(scene.one)).toEqual({ [THEIRS]: 1 });
    expect(await countsOf(scene.other)).toEqual({ [THEIRS]: 2, [MINE]: 1 });
    const since = await scene.other.call('GET', `/api/games/gundam/my-collection?since=${before}`);
    expect(since.json()).toMatchObject({
      seq: before + 1,
      collection: {
        'Default Collection': {
          content: { [THEIRS]: { c: 2, t: 1 }, [MINE]: { c: 1, t: 0, w: 0 } },
        },
      },
    });
    const profile = await scene.other.call('GET', `/api/users/${scene.one.id}`);
    expect(profile.json()).toMatchObject({ counts: { trades: 1 } });
  });

  it('can be repeated with the same and with another key', async () => {
    const trade = await openTrade(scene.one, scene.other);
    await confirm(scene.one, trade);
    const headers = { cookie: scene.other.cookie, 'idempotency-key': randomUUID() };
    const url = `${TRADES}/${trade.id}/confirm`;
    const send = () =>
      scene.api.app.inject({ method: 'POST', url, headers, payload: { round: 1 } });
    const answers = [await send(), await send(), await confirm(scene.other, trade)];
    for (const answer of answers) expect(answer.json()).toMatchObject({ state: 'done' });
    expect(await countsOf(scene.one)).toEqual({ [MINE]: 2, [THEIRS]: 1 });
  });

  it('can be countered, and confirming older terms is refused', async () => {
    await collect(scene.other, [{ cardno: SPARE, from: 0, to: 1 }]);
    const trade = await openTrade(scene.one, scene.other);
    await confirm(scene.one, trade);
    const body = { round: 1, give: [line(SPARE)], get: [line(MINE, 2)], note: 'Rather this?' };
    const countered = await scene.other.call('POST', `${TRADES}/${trade.id}/counter`, body);
    expect(countered.json()).toMatchObject({ state: 'countered', round: 2, confirmedBy: null });
    expect((await confirm(scene.one, trade)).json()).toMatchObject({ code: 'TRADE_CHANGED' });
    const seen = await read(scene.one, trade.id);
    expect(seen).toMatchObject({
      give: [{ cardno: MINE, copies: 2 }],
      get: [{ cardno: SPARE, copies: 1 }],
      notes: [{ by: 'them', text: 'Rather this?' }],
      steps: [
        { kind: 'offer', by: 'me' },
        { kind: 'confirm', by: 'me' },
        { kind: 'counter', by: 'them' },
      ],
    });
    await confirm(scene.one, seen);
    expect((await confirm(scene.other, seen)).json()).toMatchObject({ state: 'done' });
    expect(await countsOf(scene.other)).toEqual({ [THEIRS]: 3, [MINE]: 2 });
  });

  it('changes nothing if a copy is gone at the end', async () => {
    const trade = await openTrade(scene.one, scene.other);
    await confirm(scene.one, trade);
    await collect(scene.one, [{ cardno: MINE, from: 3, to: 0 }]);
    const answer = await confirm(scene.other, trade);
    expect(answer.json()).toMatchObject({ code: 'TRADE_SHORT', params: { cards: MINE } });
    expect(await read(scene.other, trade.id)).toMatchObject({
      state: 'confirmed',
      confirmedBy: 'them',
    });
    expect(await countsOf(scene.other)).toEqual({ [THEIRS]: 3, [MINE]: 0 });
  });

  it('can be declined by one side and withdrawn by the other, and is then closed', async () => {
    const first = await openTrade(scene.one, scene.other);
    const decline = (member: Member, id: string) => member.call('POST', `${TRADES}/${id}/decline`);
    expect((await decline(scene.one, first.id)).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await decline(scene.other, first.id)).json()).toMatchObject({ state: 'declined' });
    expect((await confirm(scene.one, first)).json()).toMatchObject({ code: 'TRADE_CLOSED' });
    const second = await openTrade(scene.one, scene.other);
    const withdrawn = await scene.one.call('POST', `${TRADES}/${second.id}/withdraw`);
    expect(withdrawn.json()).toMatchObject({ state: 'withdrawn' });
    const closed = (await scene.one.call('GET', `${TRADES}?box=closed`)).json();
    expect(tradesAnswer.parse(closed).trades.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await scene.one.call('GET', TRADES)).json()).toMatchObject({ trades: [] });
  });

  it('shows whose turn it is', async () => {
    await proposeTo(scene.one, scene.other);
    const turn = async (member: Member) =>
      tradesAnswer.parse((await member.call('GET', TRADES)).json()).trades[0]?.isMyTurn;
    expect([await turn(scene.one), await turn(scene.other)]).toEqual([false, true]);
  });
});
