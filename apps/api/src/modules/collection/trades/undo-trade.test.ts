import type { TradeView } from '@deckframe/contract/collection/trades';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Member } from '../../../testing/member.ts';
import {
  collect,
  countsOf,
  MINE,
  openTrade,
  proposeTo,
  sleeve,
  THEIRS,
  TRADES,
  withTraders,
} from '../../../testing/trade-scene.ts';

const scene = withTraders();

async function finish(): Promise<TradeView> {
  const trade = await openTrade(scene.one, scene.other);
  for (const who of [scene.one, scene.other]) {
    await who.call('POST', `${TRADES}/${trade.id}/confirm`, { round: 1 });
  }
  return trade;
}
const undo = (member: Member, { id }: TradeView) => member.call('POST', `${TRADES}/${id}/undo`);
const finishedOf = async (member: Member) =>
  (await member.call('GET', `/api/users/${member.id}`)).json<{ counts: { trades: number } }>()
    .counts.trades;

describe('a finished trade', () => {
  it('is undone when both ask within a day: all copies go back', async () => {
    const trade = await finish();
    expect(await countsOf(scene.one)).toEqual({ [MINE]: 2, [THEIRS]: 1 });
    expect((await undo(scene.one, trade)).json()).toMatchObject({
      state: 'done',
      undoBy: 'me',
      acts: [],
    });
    expect(await countsOf(scene.one), 'one alone changes nothing').toEqual({
      [MINE]: 2,
      [THEIRS]: 1,
    });
    expect(await finishedOf(scene.one)).toBe(1);
    expect((await undo(scene.other, trade)).json()).toMatchObject({
      state: 'undone',
      undoBy: 'them',
      acts: [],
      steps: [
        { kind: 'offer' },
        { kind: 'confirm' },
        { kind: 'done' },
        { kind: 'undo', by: 'them' },
        { kind: 'undone', by: 'me' },
      ],
    });
    expect((await undo(scene.one, trade)).json()).toMatchObject({ state: 'undone' });
    expect(await countsOf(scene.one)).toMatchObject({ [MINE]: 3 });
    expect((await countsOf(scene.one))[THEIRS] ?? 0).toBe(0);
    expect(await countsOf(scene.other)).toMatchObject({ [THEIRS]: 3 });
    expect(await finishedOf(scene.one)).toBe(0);
  });

  it('is not undone if a copy is gone or a day has passed', async () => {
    const trade = await finish();
    await undo(scene.one, trade);
    await collect(scene.one, [{ cardno: THEIRS, from: 1, to: 0 }]);
    const short = await undo(scene.other, trade);
    expect(short.json()).toMatchObject({ code: 'TRADE_SHORT', params: { cards: THEIRS } });
    expect(await countsOf(scene.other)).toEqual({ [MINE]: 1, [THEIRS]: 2 });
    await collect(scene.one, [{ cardno: THEIRS, from: 0, to: 1 }]);
    await sql`update trades set expires_at = app_now() where id = ${trade.id}`.execute(
      scene.api.database.db,
    );
    expect((await undo(scene.other, trade)).json()).toMatchObject({ code: 'TRADE_CLOSED' });
  });

  it.each([
    ['one', THEIRS],
    ['other', MINE],
  ] as const)('is not undone while %s has the copies in a sleeved deck', async (holder, card) => {
    const trade = await finish();
    await sleeve(scene[holder], `1 x ${card}`);
    await undo(scene.one, trade);
    const last = await undo(scene.other, trade);
    expect(last.json()).toMatchObject({ code: 'TRADE_SHORT', params: { cards: card } });
    expect(await countsOf(scene.other)).toEqual({ [MINE]: 1, [THEIRS]: 2 });
  });
});

it('an expired trade does not block a new one, before the worker records it', async () => {
  const trade = await openTrade(scene.one, scene.other);
  const again = await proposeTo(scene.other, scene.one, {
    give: [{ cardno: THEIRS, copies: 1 }],
    get: [{ cardno: MINE, copies: 1 }],
  });
  expect(again.json()).toMatchObject({ code: 'TRADE_OPEN' });
  await sql`update trades set expires_at = app_now() where id = ${trade.id}`.execute(
    scene.api.database.db,
  );
  expect((await proposeTo(scene.one, scene.other)).statusCode).toBe(200);
  const over = await scene.one.call('GET', `${TRADES}/${trade.id}`);
  expect(over.json()).toMatchObject({
    state: 'expired',
    steps: [{ kind: 'offer' }, { kind: 'expire', by: null }],
  });
});
