import {
  array,
  assert as check,
  boolean,
  dictionary,
  integer,
  nat,
  property,
  record,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planBuilds, type BuildDeck } from './plan-builds.ts';

const deck = (id: string, needs: Record<string, number>, isSleeved = false): BuildDeck => ({
  id,
  isSleeved,
  needs: new Map(Object.entries(needs)),
});
const own = (counts: Record<string, Record<string, number>>) =>
  new Map(
    Object.entries(counts).map(([original, printings]) => [
      original,
      Object.entries(printings).map(([cardno, count]) => ({ cardno, count })),
    ]),
  );

describe('what can be built', () => {
  it('lists ready decks, contested cards and the decks that can be built together', () => {
    const plan = planBuilds(
      [deck('one', { A: 3, B: 1 }), deck('two', { A: 2 }), deck('three', { A: 1, C: 1 })],
      own({ A: { 'A-1': 2, 'A-1_p1': 2 }, B: { 'B-1': 1 } }),
    );
    expect(plan.chances).toEqual([
      { id: 'one', needed: 4, free: 4, isReady: true },
      { id: 'two', needed: 2, free: 2, isReady: true },
      { id: 'three', needed: 2, free: 1, isReady: false },
    ]);
    expect(plan.contested).toEqual([
      {
        originalid: 'A',
        free: 4,
        decks: [
          { id: 'one', needed: 3 },
          { id: 'two', needed: 2 },
        ],
      },
    ]);
    expect(plan.standing.map(({ id }) => id)).toHaveLength(1);
    expect(plan.atMost).toBe(1);
  });

  it('leaves copies in sleeved decks and assigns each copy', () => {
    const decks = [deck('open', { A: 2 }), deck('sleeved', { A: 3 }, true)];
    const tight = planBuilds(decks, own({ A: { 'A-1': 2, 'A-1_p1': 2 } }));
    expect(tight.chances[0]).toMatchObject({ free: 1, isReady: false });
    expect(tight.standing).toEqual([
      {
        id: 'sleeved',
        copies: [
          { cardno: 'A-1', count: 2 },
          { cardno: 'A-1_p1', count: 1 },
        ],
      },
    ]);
    const plenty = planBuilds(decks, own({ A: { 'A-1': 2, 'A-1_p1': 3 } }));
    expect(plenty.standing.at(-1)).toEqual({
      id: 'open',
      copies: [{ cardno: 'A-1_p1', count: 2 }],
    });
    expect(plenty.atMost).toBe(2);
  });

  it('a deck without cards is not buildable', () => {
    expect(planBuilds([deck('empty', {})], own({})).standing).toEqual([]);
  });

  it('never assigns a copy twice and gives each planned deck all its cards', () => {
    const cards = ['A', 'B', 'C', 'D'];
    const problem = record({
      decks: array(
        record({
          needs: dictionary(
            nat(3).map((at) => cards[at] ?? 'A'),
            integer({ min: 1, max: 4 }),
          ),
          isSleeved: boolean(),
        }),
        { maxLength: 8 },
      ),
      counts: array(nat(5), { minLength: 8, maxLength: 8 }),
    });
    check(
      property(problem, ({ decks, counts }) => {
        const owned = own(
          Object.fromEntries(
            cards.map((card, at) => [
              card,
              { [`${card}-1`]: counts[at * 2] ?? 0, [`${card}-2`]: counts[at * 2 + 1] ?? 0 },
            ]),
          ),
        );
        const all = decks.map(({ needs, isSleeved }, at) => deck(String(at), needs, isSleeved));
        const { standing, atMost } = planBuilds(all, owned);
        expect(atMost).toBe(standing.length);
        const used = new Map<string, number>();
        for (const { id, copies } of standing) {
          const given = new Map<string, number>();
          for (const { cardno, count } of copies) {
            used.set(cardno, (used.get(cardno) ?? 0) + count);
            const original = cardno.slice(0, 1);
            given.set(original, (given.get(original) ?? 0) + count);
          }
          expect(given).toEqual(all[Number(id)]?.needs);
        }
        for (const { cardno, count } of [...owned.values()].flat()) {
          expect(used.get(cardno) ?? 0).toBeLessThanOrEqual(count);
        }
      }),
    );
  });
});
