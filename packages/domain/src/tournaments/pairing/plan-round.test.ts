import { describe, expect, it } from 'vitest';
import type { TournamentMatch, TournamentPlayer } from '../played.ts';
import type { Scoring } from '../structure.ts';
import { type PlanInput, planRound } from './plan-round.ts';

const SCORING: Scoring = {
  win: 3,
  draw: 1,
  loss: 0,
  tieBreaks: ['omw'],
  shareBy: 'points',
  floor: null,
  droppedCeiling: null,
  byeInGames: false,
};
const player = (id: string, told: Partial<TournamentPlayer> = {}): TournamentPlayer => ({
  id,
  joinedRound: 1,
  dropped: false,
  disqualified: false,
  ...told,
});
const won = (round: number, a: string, b: string): TournamentMatch => ({
  round,
  a,
  b,
  result: { outcome: 'a', games: [1, 0, 0], end: 'play' },
});
const plan = (
  players: readonly TournamentPlayer[],
  matches: readonly TournamentMatch[],
  told: Partial<PlanInput> = {},
): ReturnType<typeof planRound> =>
  planRound({ players, matches, scoring: SCORING, seed: 5, round: 2, ...told });

const FIRST = [won(1, 'a', 'b'), won(1, 'c', 'd'), won(1, 'e', 'f')];
const SIX = Array.from('abcdef', (id) => player(id));

describe('a planned round', () => {
  it('has winners first and gives the reason of each pair-down', () => {
    const { pairs, byes, certified, rematches } = plan(SIX, FIRST);
    expect([certified, rematches, byes]).toEqual([true, 0, []]);
    expect(pairs.map(({ reason }) => reason.code)).toEqual([
      'samePoints',
      'pairedDown',
      'samePoints',
    ]);
    expect(pairs[1]?.reason).toMatchObject({
      player: pairs[1]?.a,
      points: [3, 0],
      because: 'oddGroup',
    });
  });

  it('does not depend on the order of players but on the seed', () => {
    const many = Array.from({ length: 40 }, (_, index) => player(`p${index}`));
    const first = plan(many, [], { round: 1 });
    expect(plan([...many].reverse(), [], { round: 1 }).pairs).toEqual(first.pairs);
    expect(plan(many, [], { round: 1, seed: 6 }).pairs).not.toEqual(first.pairs);
    expect(plan(many, [], { round: 2 }).pairs).not.toEqual(first.pairs);
  });

  it('excludes players who dropped, were disqualified, join later or are not in the phase', () => {
    const players = [
      ...SIX.slice(0, 3),
      player('d', { dropped: true }),
      player('e', { disqualified: true }),
      player('f'),
      player('g', { joinedRound: 3 }),
    ];
    const { pairs } = plan(players, FIRST);
    expect(pairs.flatMap(({ a, b }) => [a, b]).sort()).toEqual(['a', 'b', 'c', 'f']);
    const day = plan(SIX, FIRST, { among: ['a', 'c'] });
    expect(day.pairs.map(({ a, b }) => [a, b].sort())).toEqual([['a', 'c']]);
  });

  it('a late player lost the missed rounds', () => {
    const { byes } = plan([...SIX, player('g', { joinedRound: 2 })], FIRST);
    expect(byes[0]?.reason).toEqual({ code: 'byeLowest', points: 0 });
    const costly = { ...SCORING, loss: 1 };
    const late = plan([...SIX, player('g', { joinedRound: 2 })], FIRST, { scoring: costly });
    expect(late.byes[0]?.reason).toEqual({ code: 'byeLowest', points: 1 });
  });

  it('matches without a result count as played for rematches', () => {
    const open: TournamentMatch[] = [{ round: 1, a: 'a', b: 'b', result: null }];
    expect(plan([player('a'), player('b')], open)).toMatchObject({
      rematches: 1,
      pairs: [{ reason: { code: 'rematch', meetings: 1 } }],
    });
  });

  it('the last round can pair neighbours in the standings', () => {
    const players = Array.from('abcdefgh', (id) => player(id));
    const matches = [
      won(1, 'a', 'b'),
      won(1, 'c', 'd'),
      won(1, 'e', 'f'),
      won(1, 'g', 'h'),
      won(2, 'a', 'c'),
      won(2, 'e', 'g'),
      won(2, 'b', 'd'),
      won(2, 'f', 'h'),
    ];
    const last = plan(players, matches, { round: 3, order: 'standings' });
    expect(last.pairs[0]).toMatchObject({
      a: expect.stringMatching(/[ae]/),
      b: expect.stringMatching(/[ae]/),
    });
    expect(last.pairs).toHaveLength(4);
  });
});
