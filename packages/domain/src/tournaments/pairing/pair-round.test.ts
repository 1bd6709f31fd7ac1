import { describe, expect, it } from 'vitest';
import { drawOrder } from '../draw.ts';
import type { Entrant } from './read-entrants.ts';
import { explainBye, explainPairs } from './pair-reason.ts';
import { type PairedRound, pairRound } from './pair-round.ts';

type Made = { met?: string; byes?: number; downs?: number; ups?: number };

const make = (id: string, points: number, made: Made = {}): Entrant => ({
  id,
  points,
  met: new Map(Array.from(made.met ?? '', (other) => [other, 1])),
  byes: made.byes ?? 0,
  downs: made.downs ?? 0,
  ups: made.ups ?? 0,
});

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);

/** Tried in fifty orders, because none may depend on the draw. */
function pairAll(
  entrants: readonly Entrant[],
  check: (round: PairedRound, order: readonly Entrant[]) => void,
): void {
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  for (const seed of SEEDS) {
    const order = drawOrder([...byId.keys()], seed)
      .flatMap((id) => byId.get(id) ?? [])
      .sort((one, other) => other.points - one.points);
    const round = pairRound(order);
    expect(round.certified).toBe(true);
    check(round, order);
  }
}

const print = ({ pairs }: PairedRound): string =>
  pairs
    .map(([one, other]) => [one.id, other.id].sort().join(''))
    .sort()
    .join(' ');

describe('corner cases of a round', () => {
  it('a pod of four after two rounds has one possible pairing', () => {
    const pod = [
      make('a', 6, { met: 'bc' }),
      make('b', 3, { met: 'ad' }),
      make('c', 3, { met: 'da' }),
      make('d', 0, { met: 'cb' }),
    ];
    pairAll(pod, (round) => expect(print(round)).toBe('ad bc'));
  });

  it('the two leaders do not meet, so that the last two avoid a rematch', () => {
    const corner = [
      make('a', 6),
      make('b', 6),
      make('c', 3, { met: 'd' }),
      make('d', 3, { met: 'c' }),
    ];
    pairAll(corner, (round, order) => {
      expect(['ac bd', 'ad bc']).toContain(print(round));
      const explain = explainPairs(round, order);
      for (const pair of round.pairs) {
        expect(explain(pair)).toMatchObject({ code: 'pairedDown', because: 'alreadyMet' });
      }
    });
  });

  it('the lowest player without a bye gets it', () => {
    const three = [make('a', 6), make('b', 3), make('c', 0, { byes: 1 })];
    pairAll(three, (round, order) => {
      expect(round.bye?.id).toBe('b');
      expect(round.bye && explainBye(round.bye, order)).toEqual({
        code: 'byeLowestWithout',
        points: 3,
      });
    });
  });

  it('a bye above the lowest player avoids a rematch', () => {
    const stuck = [make('a', 6, { met: 'b' }), make('b', 3, { met: 'a' }), make('c', 0)];
    pairAll(stuck, (round, order) => {
      expect(round.bye?.id).toBe('b');
      expect(round.bye && explainBye(round.bye, order)?.code).toBe('byeSparesRematch');
    });
  });

  it('nobody gets a second bye while others had none, even if that forces a rematch', () => {
    const three = [
      make('a', 6, { met: 'b', byes: 1 }),
      make('b', 3, { met: 'a', byes: 1 }),
      make('c', 0),
    ];
    pairAll(three, (round) => {
      expect(round.bye?.id).toBe('c');
      expect(print(round)).toBe('ab');
    });
    const all = three.map((entrant) => ({ ...entrant, byes: 1 }));
    pairAll(all, (round, order) => {
      expect(round.bye?.id).toBe('b');
      expect(round.bye && explainBye(round.bye, order)).toEqual({ code: 'byeAgain', byes: 2 });
    });
  });

  it('if all have met, rematches are paired and reported, and nobody is without a table', () => {
    const all = [
      make('a', 3, { met: 'bcd' }),
      make('b', 3, { met: 'acd' }),
      make('c', 0, { met: 'abd' }),
      make('d', 0, { met: 'abc' }),
    ];
    pairAll(all, (round, order) => {
      expect(print(round)).toBe('ab cd');
      const explain = explainPairs(round, order);
      expect(round.pairs.map(explain)).toEqual([
        { code: 'rematch', meetings: 1 },
        { code: 'rematch', meetings: 1 },
      ]);
    });
  });

  it('an odd group sends down a player who was not sent before, to one who was not paired up', () => {
    const odd = [
      make('a', 6, { downs: 1 }),
      make('b', 6, { downs: 1 }),
      make('c', 6),
      make('d', 3, { ups: 1 }),
      make('e', 3),
      make('f', 3, { ups: 1 }),
    ];
    pairAll(odd, (round, order) => {
      expect(print(round)).toBe('ab ce df');
      const explain = explainPairs(round, order);
      expect(round.pairs.map(explain)).toContainEqual({
        code: 'pairedDown',
        player: 'c',
        points: [6, 3],
        because: 'oddGroup',
      });
    });
  });

  it('a group that the bye makes even is not reported as odd', () => {
    const three = [
      make('a', 6, { met: 'bc' }),
      make('b', 6, { met: 'ac' }),
      make('c', 6, { met: 'ab' }),
      make('d', 3, { byes: 1 }),
      make('e', 3, { byes: 1 }),
    ];
    pairAll(three, (round, order) => {
      expect(round.bye?.points).toBe(6);
      const explain = explainPairs(round, order);
      for (const pair of round.pairs) {
        expect(explain(pair)).toMatchObject({ code: 'pairedDown', because: 'alreadyMet' });
      }
    });
  });

  it('two small differences in points are better than one large one', () => {
    const points = [6, 6, 6, 3, 3, 3, 3, 0, 0, 0];
    const chain = points.map((count, index) => make('abcdefghij'.charAt(index), count));
    pairAll(chain, ({ pairs }) => {
      const gaps = pairs.map(([one, other]) => Math.abs(one.points - other.points));
      expect(gaps.sort((one, other) => one - other)).toEqual([0, 0, 0, 3, 3]);
    });
  });

  it('handles one player, two who have met, and nobody', () => {
    pairAll([make('a', 0)], (round) => expect(round.bye?.id).toBe('a'));
    const two = [make('a', 3, { met: 'b' }), make('b', 0, { met: 'a' })];
    pairAll(two, (round) => expect(print(round)).toBe('ab'));
    pairAll([], (round) => expect(round.pairs).toEqual([]));
  });
});
