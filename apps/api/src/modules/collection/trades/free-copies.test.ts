import type { TradeView } from '@deckframe/contract/collection/trades';
import { describe, expect, it } from 'vitest';
import type { Member } from '../../../testing/member.ts';
import {
  collect,
  countsOf,
  line,
  MINE,
  openTrade,
  proposeTo,
  sleeve,
  SPARE,
  THEIRS,
  TRADES,
  withTraders,
} from '../../../testing/trade-scene.ts';

const DECKS = '/api/games/gundam/decks';
const scene = withTraders();

const claimsOf = async (member: Member, query = '') =>
  (await member.call('GET', `/api/games/gundam/my-taken-copies${query}`)).json();

describe('free copies', () => {
  it('exclude those of a sleeved deck, which can neither be given nor requested', async () => {
    await sleeve(scene.one, `3 x ${MINE}`);
    const given = await proposeTo(scene.one, scene.other);
    expect(given.json()).toMatchObject({ code: 'TRADE_SHORT', params: { cards: MINE } });
    await sleeve(scene.other, `2 x ${THEIRS}`);
    await collect(scene.one, [{ cardno: SPARE, from: 0, to: 2 }]);
    const terms = (copies: number) => ({ give: [line(SPARE)], get: [line(THEIRS, copies)] });
    const asked = await proposeTo(scene.one, scene.other, terms(2));
    expect(asked.json()).toMatchObject({ code: 'TRADE_NOT_OFFERED', params: { cards: THEIRS } });
    expect((await proposeTo(scene.one, scene.other, terms(1))).statusCode).toBe(200);
  });

  it('are checked again at the last confirmation', async () => {
    const trade = await openTrade(scene.one, scene.other);
    await scene.one.call('POST', `${TRADES}/${trade.id}/confirm`, { round: 1 });
    await sleeve(scene.other, `3 x ${THEIRS}`);
    const last = await scene.other.call('POST', `${TRADES}/${trade.id}/confirm`, { round: 1 });
    expect(last.json()).toMatchObject({ code: 'TRADE_SHORT', params: { cards: THEIRS } });
    expect(await countsOf(scene.other)).toEqual({ [THEIRS]: 3, [MINE]: 0 });
  });

  it('are the only copies that a partner sees', async () => {
    await sleeve(scene.one, `1 x ${MINE}`);
    await sleeve(scene.other, `3 x ${THEIRS}`);
    const shown = await scene.one.call('GET', `/api/games/gundam/trade-partners/${scene.other.id}`);
    expect(shown.json()).toMatchObject({ theirs: [], mine: [{ cardno: MINE, copies: 2 }] });
  });

  it('the owner sees which copies are not free; a deck does not block its own copies', async () => {
    const deck = await sleeve(scene.one, `2 x ${MINE}`);
    const trade = await openTrade(scene.one, scene.other);
    expect(await claimsOf(scene.one)).toEqual({
      sleeved: { [MINE]: 2 },
      promised: { [MINE]: 1 },
      elsewhere: {},
    });
    expect(await claimsOf(scene.one, `?deck=${deck}`)).toMatchObject({
      sleeved: {},
      promised: { [MINE]: 1 },
    });
    // The receiver of the offer has no reserved copies.
    expect(await claimsOf(scene.other)).toEqual({ sleeved: {}, promised: {}, elsewhere: {} });
    await scene.other.call('POST', `${TRADES}/${trade.id}/decline`);
    expect((await claimsOf(scene.one)).promised).toEqual({});
  });

  it('decide which decks are within reach', async () => {
    const { id } = await openTrade(scene.one, scene.other);
    const body = { name: 'Reach', decklistContent: `3 x ${MINE}`, visibility: 'public' };
    await scene.other.call('POST', DECKS, body);
    const count = async () => {
      const answer = await scene.one.call('GET', `${DECKS}?missing=0&name=Reach`);
      return answer.json<{ decks: unknown[] }>().decks.length;
    };
    expect(await count()).toBe(0);
    const over = await scene.one.call('POST', `${TRADES}/${id}/withdraw`);
    expect(over.json<TradeView>().state).toBe('withdrawn');
    expect(await count()).toBeGreaterThan(0);
  });
});
