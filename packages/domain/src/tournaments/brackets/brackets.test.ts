import { describe, expect, it } from 'vitest';
import type { TournamentMatch } from '../played.ts';
import { seededNumbers } from '../draw.ts';
import type { StandingsRow } from '../tie-breaks/compute-standings.ts';
import { chooseCut } from './choose-cut.ts';
import { makeDoubleElimination } from './double-elimination.ts';
import { rankBracket } from './rank-bracket.ts';
import { type BracketInput, readBracket } from './read-bracket.ts';
import { makeSingleElimination, orderSeeds } from './single-elimination.ts';

const SIZES = Array.from({ length: 510 }, (_, index) => index + 3);

const seedsOf = (size: number): string[] =>
  Array.from({ length: size }, (_, index) => `${index + 1}`);
const won = (round: number, a: string, b: string): TournamentMatch => ({
  round,
  a,
  b,
  result: { outcome: 'a', games: [1, 0, 0], end: 'play' },
});

/** Plays all ready matches round by round. */
function playOut(
  kind: BracketInput['kind'],
  size: number,
  isBetter: (one: string, other: string) => boolean,
): { matches: TournamentMatch[]; bracket: ReturnType<typeof readBracket> } {
  const seeds = seedsOf(size);
  const matches: TournamentMatch[] = [];
  for (let round = 1; ; round += 1) {
    const bracket = readBracket({ kind, seeds, matches });
    const ready = bracket.filter(({ state }) => state === 'ready');
    if (ready.length === 0) return { matches, bracket };
    for (const { players } of ready) {
      const [a, b] = [players[0] ?? '', players[1] ?? ''];
      matches.push(isBetter(a, b) ? won(round, a, b) : won(round, b, a));
    }
  }
}
const bySeed = (one: string, other: string): boolean => Number(one) < Number(other);

describe('brackets of 3 to 512 players', () => {
  it('single elimination has one match fewer than players, byes for the best, and the top two meet last', () => {
    expect(orderSeeds(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    for (const size of SIZES) {
      const nodes = makeSingleElimination(size);
      expect(nodes, `${size}`).toHaveLength(size - 1);
      const full = 2 ** Math.ceil(Math.log2(size));
      const first = nodes
        .filter(({ round, stage }) => round === 1 && stage === 'upper')
        .flatMap(({ a, b }) => [a, b]);
      const early = first.flatMap((source) => ('seed' in source ? [source.seed] : []));
      expect(
        early.sort((one, other) => one - other),
        `${size}`,
      ).toEqual(Array.from({ length: 2 * size - full }, (_, index) => index + 1 + full - size));
    }
  });

  it('single elimination without upsets ends with 1 against 2', () => {
    for (const size of [3, 4, 5, 6, 7, 8, 12, 16, 33, 100, 128, 257, 512]) {
      const { bracket, matches } = playOut('elimination', size, bySeed);
      expect(matches, `${size}`).toHaveLength(size - 1);
      expect(bracket.at(-1), `${size}`).toMatchObject({
        players: ['1', '2'],
        winner: '1',
        state: 'done',
      });
      const places = rankBracket(bracket);
      expect(places).toHaveLength(size);
      expect(places.slice(0, 2)).toEqual([
        { player: '1', rank: 1 },
        { player: '2', rank: 2 },
      ]);
    }
  });

  it('double elimination: everybody except the winner loses exactly twice', () => {
    for (const size of SIZES) {
      const nodes = makeDoubleElimination(size);
      expect(nodes, `${size}`).toHaveLength(2 * size - 1);
      const losers = new Set(
        nodes
          .flatMap(({ a, b }) => [a, b])
          .flatMap((source) => ('loserOf' in source ? [source.loserOf] : [])),
      );
      const upper = nodes.filter(({ stage }) => stage === 'upper');
      const lower = nodes.filter(({ stage }) => stage === 'lower').map(({ round }) => round);
      expect(new Set(lower).size, `${size}`).toBe(Math.max(...lower));
      expect(
        upper.every(({ id }) => losers.has(id)),
        `${size}`,
      ).toBe(true);
      expect(
        nodes.every(({ id, a, b }) => [a, b].every((source) => before(source, id))),
        `${size}`,
      ).toBe(true);
    }
  });

  it('double elimination works with random results, with and without a second final', () => {
    const next = seededNumbers(5);
    let resets = 0;
    for (const size of [3, 4, 5, 6, 7, 8, 9, 12, 16, 21, 32, 48, 64, 100, 255, 512]) {
      const { bracket, matches } = playOut('doubleElimination', size, () => next() < 0.5);
      const losses = Map.groupBy(matches, ({ b }) => b ?? '');
      const winner = bracket.findLast((node) => node.winner !== null)?.winner ?? '';
      const wasReset = bracket.at(-1)?.state === 'done';
      resets += wasReset ? 1 : 0;
      expect(matches, `${size}`).toHaveLength(2 * size - (wasReset ? 1 : 2));
      expect(losses.get(winner)?.length ?? 0, `${size}`).toBe(wasReset ? 1 : 0);
      const others = seedsOf(size).filter((seed) => seed !== winner);
      expect(
        others.filter((seed) => losses.get(seed)?.length !== 2),
        `${size}`,
      ).toEqual([]);
      const places = rankBracket(bracket);
      expect(new Set(places.map(({ player }) => player)).size, `${size}`).toBe(size);
      expect(places[0], `${size}`).toEqual({ player: winner, rank: 1 });
      expect(
        places.filter(({ rank }) => rank === 2),
        `${size}`,
      ).toHaveLength(1);
    }
    expect(resets).toBeGreaterThan(2);
  });
});

const before = (
  source: ReturnType<typeof makeDoubleElimination>[number]['a'],
  id: number,
): boolean => 'seed' in source || ('winnerOf' in source ? source.winnerOf : source.loserOf) < id;

describe('a bracket with results', () => {
  it('a draw decides nothing, and a match without a result is in progress', () => {
    const seeds = seedsOf(4);
    const open: TournamentMatch = { round: 1, a: '4', b: '1', result: null };
    const drawn: TournamentMatch = {
      round: 1,
      a: '2',
      b: '3',
      result: { outcome: 'draw', games: [1, 1, 0], end: 'time' },
    };
    const bracket = readBracket({ kind: 'elimination', seeds, matches: [open, drawn] });
    expect(bracket.map(({ state }) => state)).toEqual(['playing', 'playing', 'waiting']);
  });

  it('players who lose in the same round share a rank', () => {
    const { bracket } = playOut('elimination', 8, bySeed);
    expect(rankBracket(bracket).map(({ rank }) => rank)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  });
});

describe('the cut', () => {
  const rows = [9, 6, 6, 3].map((points, index): StandingsRow => ({
    player: 'abcd'.charAt(index),
    rank: index + 1,
    points,
    values: [],
    tiedWith: 0,
    decidedBy: null,
  }));

  it('cuts by rank or points and replaces players who left', () => {
    const nobody = (): boolean => false;
    expect(chooseCut(rows, { by: 'rank', size: 2 }, nobody)).toEqual(['a', 'b']);
    expect(chooseCut(rows, { by: 'points', points: 6 }, nobody)).toEqual(['a', 'b', 'c']);
    expect(chooseCut(rows, { by: 'rank', size: 2 }, (player) => player === 'a')).toEqual([
      'b',
      'c',
    ]);
  });
});
