import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actOnTrade,
  expireTrade,
  isOpenState,
  isOpenTrade,
  listActs,
  offerTrade,
  otherSide,
  TRADE_DAYS,
  type TradeAct,
  type TradeSide,
  type TradeStand,
} from './trade-state.ts';

const LATER = TRADE_DAYS * 86_400_000;
const offer = offerTrade(0);

function act(stand: TradeStand, side: TradeSide, kind: TradeAct['kind'], now = 1): TradeStand {
  const result = actOnTrade(stand, side, { kind, round: stand.round }, now);
  if ('refusal' in result) throw new Error(result.refusal);
  return result.stand;
}

const refusalOf = (stand: TradeStand, side: TradeSide, kind: TradeAct['kind'], now = 1) => {
  const result = actOnTrade(stand, side, { kind, round: stand.round }, now);
  return 'refusal' in result ? result.refusal : null;
};

describe('a trade', () => {
  it('is done when both confirmed the same round, in either order', () => {
    for (const first of ['proposer', 'partner'] as const) {
      const one = act(offer, first, 'confirm');
      expect(one).toMatchObject({ state: 'confirmed', confirmedBy: first });
      expect(act(one, otherSide(first), 'confirm')).toMatchObject({ state: 'done', round: 1 });
    }
  });

  it('drops confirmations when terms change and refuses one for older terms', () => {
    const confirmed = act(offer, 'proposer', 'confirm');
    const countered = act(confirmed, 'partner', 'counter');
    expect(countered).toMatchObject({ state: 'countered', confirmedBy: null, round: 2 });
    const old = actOnTrade(countered, 'proposer', { kind: 'confirm', round: 1 }, 1);
    expect(old).toEqual({ refusal: 'TRADE_CHANGED' });
    const both = actOnTrade(countered, 'proposer', { kind: 'counter', round: 1 }, 1);
    expect(both).toEqual({ refusal: 'TRADE_CHANGED' });
  });

  it('stays an offer while only its proposer changes it', () => {
    expect(act(offer, 'proposer', 'counter')).toMatchObject({ state: 'offered', round: 2 });
    const countered = act(offer, 'partner', 'counter');
    expect(act(countered, 'proposer', 'counter').state).toBe('countered');
  });

  it('can be withdrawn by its proposer and declined by its partner only', () => {
    expect(act(offer, 'proposer', 'withdraw').state).toBe('withdrawn');
    expect(act(offer, 'partner', 'decline').state).toBe('declined');
    expect(refusalOf(offer, 'partner', 'withdraw')).toBe('FORBIDDEN');
    expect(refusalOf(offer, 'proposer', 'decline')).toBe('FORBIDDEN');
  });

  it('expires by the clock, before a job records it', () => {
    expect(refusalOf(offer, 'partner', 'confirm', LATER - 1)).toBeNull();
    expect(refusalOf(offer, 'partner', 'confirm', LATER)).toBe('TRADE_CLOSED');
    expect(expireTrade(offer, LATER - 1)).toBeUndefined();
    expect(expireTrade(offer, LATER)?.state).toBe('expired');
    expect(act(offer, 'partner', 'counter', 5).expiresAt).toBe(LATER + 5);
  });

  it('returns the allowed actions of each side', () => {
    expect(listActs(offer, 'proposer', 1)).toEqual(['confirm', 'counter', 'withdraw']);
    expect(listActs(offer, 'partner', 1)).toEqual(['confirm', 'counter', 'decline']);
    const confirmed = act(offer, 'proposer', 'confirm');
    expect(listActs(confirmed, 'proposer', 1)).toEqual(['counter', 'withdraw']);
    expect(listActs(offer, 'partner', LATER)).toEqual([]);
  });
});

describe('a finished trade', () => {
  const DAY = 86_400_000;
  const done = act(act(offer, 'partner', 'confirm', 5), 'proposer', 'confirm', 10);

  it('is undone when both ask, in either order; asking twice counts once', () => {
    for (const first of ['proposer', 'partner'] as const) {
      const asked = act(done, first, 'undo', 11);
      expect(asked).toMatchObject({ state: 'done', undoBy: first });
      expect(actOnTrade(asked, first, { kind: 'undo' }, 12)).toEqual({
        stand: asked,
        isNew: false,
      });
      const undone = act(asked, otherSide(first), 'undo', 12);
      expect(undone.state).toBe('undone');
      expect(act(undone, first, 'undo', 13)).toBe(undone);
      expect(act(undone, first, 'confirm', 13), 'it was done once').toBe(undone);
    }
  });

  it('cannot be undone after a day, and other trades cannot be undone', () => {
    expect(refusalOf(done, 'proposer', 'undo', DAY + 9)).toBeNull();
    expect(refusalOf(done, 'proposer', 'undo', DAY + 10)).toBe('TRADE_CLOSED');
    const asked = act(done, 'partner', 'undo', 11);
    expect(refusalOf(asked, 'proposer', 'undo', DAY + 10)).toBe('TRADE_CLOSED');
    expect(refusalOf(offer, 'proposer', 'undo')).toBe('TRADE_CLOSED');
    expect(refusalOf(act(offer, 'partner', 'decline'), 'partner', 'undo')).toBe('TRADE_CLOSED');
    expect(listActs(asked, 'partner', 12)).toEqual([]);
    expect(listActs(asked, 'proposer', 12)).toEqual(['undo']);
  });
});

const anySide = fc.constantFrom('proposer', 'partner') satisfies fc.Arbitrary<TradeSide>;
const anyStep = fc.record({
  side: anySide,
  kind: fc.constantFrom('counter', 'confirm', 'decline', 'withdraw'),
  /** How many rounds behind the confirmation is. */
  behind: fc.integer({ min: 0, max: 2 }),
  days: fc.integer({ min: 0, max: 9 }),
}) satisfies fc.Arbitrary<{
  side: TradeSide;
  kind: TradeAct['kind'];
  behind: number;
  days: number;
}>;

it('random actions: done needs two confirmations of one round, and a closed trade stays closed', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
      let stand = offer;
      let now = 0;
      let confirmed = new Set<TradeSide>();
      for (const { side, kind, behind, days } of steps) {
        now += days * 86_400_000;
        const before = stand;
        const result = actOnTrade(stand, side, { kind, round: stand.round - behind }, now);
        if ('refusal' in result) continue;
        ({ stand } = result);
        // A repeated action changes nothing, and only open trades change.
        expect(result.isNew || stand === before).toBe(true);
        expect(!result.isNew || isOpenTrade(before, now)).toBe(true);
        if (stand.round > before.round) confirmed = new Set();
        if (kind === 'confirm' && result.isNew) confirmed.add(side);
        expect(stand.round - before.round).toBe(kind === 'counter' ? 1 : 0);
        expect(stand.state === 'done').toBe(confirmed.size === 2);
        expect(stand.state === 'confirmed').toBe(isOpenState(stand.state) && confirmed.size === 1);
        const again = actOnTrade(stand, side, { kind, round: stand.round }, now);
        expect(kind === 'counter' || ('isNew' in again && !again.isNew)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
