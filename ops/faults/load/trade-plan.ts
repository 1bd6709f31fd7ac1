import { randomBytes } from 'node:crypto';
import type { Intent, Plan } from './plan.ts';

/** Few enough trades for the daily limit, in a scene of any length. */
const COUNTERS = 40;

export type Trader = { id: number; cookie: string; card: string; copies: number };

type Stand = { id: string; state: string; round: number };
type Step = (stand: Stand) => Pick<Intent, 'path'> & { by: 'one' | 'other'; body?: object };

/**
 * Two members trade one card each: an offer, several counter-offers, both confirm, and both undo
 * it. So the next trade starts with the same collections.
 */
export function tradeCards(game: string, one: Trader, other: Trader): Plan {
  const path = `/api/games/${game}/trades`;
  const steps = listSteps(path, one, other);
  let stand: Stand = { id: '', state: '', round: 0 };
  let done = 0;
  return {
    next() {
      const step = steps[done % steps.length];
      if (step === undefined) throw new Error('a trade has no steps');
      const { by, ...request } = step(stand);
      const { cookie } = by === 'one' ? one : other;
      return { method: 'POST', key: randomBytes(9).toString('hex'), cookie, ...request };
    },
    promise(_intent, answer) {
      stand = answer as Stand;
      done += 1;
      const { id, state, round } = stand;
      const copies = one.copies - (state === 'done' ? 1 : 0);
      return { kind: 'trade', userId: one.id, tradeId: id, state, round, card: one.card, copies };
    },
  };
}

function listSteps(path: string, one: Trader, other: Trader): Step[] {
  const mine = [{ cardno: one.card, copies: 1 }];
  const theirs = [{ cardno: other.card, copies: 1 }];
  const act =
    (by: 'one' | 'other', kind: string, makeBody?: (stand: Stand) => object): Step =>
    (stand) => ({
      by,
      path: `${path}/${stand.id}/${kind}`,
      ...(makeBody && { body: makeBody(stand) }),
    });
  const seen = ({ round }: Stand): object => ({ round });
  const counters = Array.from({ length: COUNTERS }, (_, index) =>
    index % 2 === 0
      ? act('other', 'counter', ({ round }) => ({ round, give: theirs, get: mine }))
      : act('one', 'counter', ({ round }) => ({ round, give: mine, get: theirs })),
  );
  return [
    () => ({ by: 'one', path, body: { partnerId: String(other.id), give: mine, get: theirs } }),
    ...counters,
    act('one', 'confirm', seen),
    act('other', 'confirm', seen),
    act('one', 'undo'),
    act('other', 'undo'),
  ];
}
