import { describe, expect, it } from 'vitest';
import type { Games, Outcome } from '../match-result.ts';
import type { TournamentMatch, TournamentPlayer } from '../played.ts';
import type { Scoring, TieBreak } from '../structure.ts';
import { computeStandings, type StandingsRow } from './compute-standings.ts';
import { printFraction } from './tie-break-value.ts';

const BASE: Scoring = {
  win: 3,
  draw: 1,
  loss: 0,
  tieBreaks: ['omw', 'oomw'],
  shareBy: 'points',
  floor: null,
  droppedCeiling: null,
  byeInGames: false,
};
const GAMES_TOO: Scoring = {
  ...BASE,
  tieBreaks: ['omw', 'gw', 'ogw'],
  floor: 330,
  byeInGames: true,
};
const OPPONENTS: Scoring = {
  ...BASE,
  tieBreaks: ['late', 'omw', 'oomw', 'headToHead'],
  shareBy: 'wins',
  floor: 250,
  droppedCeiling: 750,
};

const GAMES: Record<Outcome, Games> = {
  a: [1, 0, 0],
  b: [0, 1, 0],
  draw: [0, 0, 1],
  intentionalDraw: [0, 0, 0],
  doubleLoss: [0, 0, 0],
};
const match = (round: number, a: string, b: string, outcome: Outcome = 'a'): TournamentMatch => ({
  round,
  a,
  b,
  result: { outcome, games: GAMES[outcome], end: 'play' },
});
const bye = (round: number, a: string): TournamentMatch => ({ round, a, b: null, result: null });

/** All letters of the text play unless specified. */
function rank(
  ids: string,
  matches: readonly TournamentMatch[],
  scoring: Scoring,
  told: Record<string, Partial<TournamentPlayer>> = {},
): StandingsRow[] {
  const players = Array.from(ids, (id) => ({
    id,
    joinedRound: 1,
    dropped: false,
    disqualified: false,
    ...told[id],
  }));
  return computeStandings({ players, matches, scoring, seed: 1 });
}
const valueOf = (rows: readonly StandingsRow[], player: string, kind: TieBreak): string => {
  const value = rows.find((row) => row.player === player)?.values.find((one) => one.kind === kind);
  return value ? printFraction(value) : 'none';
};

/** a beats all, b beats c and d, c beats d. */
const FOUR = [
  match(1, 'a', 'b'),
  match(1, 'c', 'd'),
  match(2, 'a', 'c'),
  match(2, 'b', 'd'),
  match(3, 'a', 'd'),
  match(3, 'b', 'c'),
];

describe('standings of hand-checked events', () => {
  it('four players who all meet, without a floor', () => {
    const rows = rank('abcd', FOUR, BASE);
    expect(
      rows.map(({ rank: place, player, points }) => [
        place,
        player,
        points,
        valueOf(rows, player, 'omw'),
        valueOf(rows, player, 'oomw'),
      ]),
    ).toEqual([
      [1, 'a', 9, '1/3', '5/9'],
      [2, 'b', 6, '4/9', '14/27'],
      [3, 'c', 3, '5/9', '13/27'],
      [4, 'd', 0, '2/3', '4/9'],
    ]);
    expect(rows.map(({ decidedBy }) => decidedBy)).toEqual([null, 'points', 'points', 'points']);
    expect(rows[1]?.values.map(({ shown }) => shown)).toEqual(['44.4', '51.9']);
  });

  it('the same with floors of 33 and 25 percent', () => {
    const games = rank('abcd', FOUR, GAMES_TOO);
    expect(['omw', 'gw', 'ogw'].map((kind) => valueOf(games, 'a', kind as TieBreak))).toEqual([
      '133/300',
      '1/1',
      '133/300',
    ]);
    const opponents = rank('abcd', FOUR, OPPONENTS);
    expect(valueOf(opponents, 'a', 'omw')).toBe('5/12');
    expect(valueOf(opponents, 'a', 'oomw')).toBe('11/18');
  });

  it('three players who beat each other in a circle are tied, and lots decide', () => {
    const circle = [
      match(1, 'a', 'b'),
      bye(1, 'c'),
      match(2, 'b', 'c'),
      bye(2, 'a'),
      match(3, 'c', 'a'),
      bye(3, 'b'),
    ];
    const rows = rank('abc', circle, BASE);
    expect(rows.map((row) => [row.rank, row.points, row.tiedWith, row.decidedBy])).toEqual([
      [1, 6, 2, null],
      [1, 6, 2, 'lots'],
      [1, 6, 2, 'lots'],
    ]);
    for (const { player } of rows) expect(valueOf(rows, player, 'omw')).toBe('1/2');
    expect(rank('cab', circle, BASE).map(({ player }) => player)).toEqual(
      rows.map(({ player }) => player),
    );
  });

  it('match percentages of published examples: 6-2-1, with two byes, 1-4', () => {
    const outcomes: Outcome[] = ['a', 'a', 'a', 'a', 'a', 'a', 'b', 'b', 'draw'];
    const nine = outcomes.map((outcome, index) =>
      match(index + 1, 'x', 'abcdefghi'.charAt(index), outcome),
    );
    expect(valueOf(rank('xabcdefghi', nine, GAMES_TOO), 'a', 'omw')).toBe('19/27');
    const byes = [bye(1, 'x'), bye(2, 'x'), ...nine.slice(2)];
    expect(valueOf(rank('xabcdefghi', byes, GAMES_TOO), 'd', 'omw')).toBe('13/21');
    const few = [
      match(1, 'x', 'a'),
      ...nine.slice(0, 4).map(({ round }) => match(round + 1, 'x', 'bcde'.charAt(round - 1), 'b')),
    ];
    expect(valueOf(rank('xabcde', few, GAMES_TOO), 'a', 'omw')).toBe('33/100');
  });

  it('a draw is half a win if wins are counted, and a player who left counts at most 75 percent', () => {
    const five = [
      match(1, 'x', 'a'),
      match(2, 'x', 'b'),
      match(3, 'x', 'c'),
      match(4, 'x', 'd', 'b'),
      match(5, 'x', 'e', 'draw'),
    ];
    expect(valueOf(rank('xabcde', five, OPPONENTS), 'a', 'omw')).toBe('7/10');
    const four = [...five.slice(0, 3), match(4, 'x', 'd')];
    expect(valueOf(rank('xabcd', four, OPPONENTS), 'a', 'omw')).toBe('1/1');
    const left = rank('xabcd', four, OPPONENTS, { x: { dropped: true } });
    expect(valueOf(left, 'a', 'omw')).toBe('3/4');
  });

  it('a double loss is a loss for both, an intentional draw a draw', () => {
    const points = (outcome: Outcome): number[] =>
      rank('ab', [match(1, 'a', 'b', outcome)], BASE).map((row) => row.points);
    expect(points('doubleLoss')).toEqual([0, 0]);
    expect(points('intentionalDraw')).toEqual([1, 1]);
  });
});

describe('order of players and its reason', () => {
  it('rounds missed before joining are losses', () => {
    const rows = rank('abc', [match(1, 'a', 'b'), match(2, 'a', 'c', 'b')], BASE, {
      c: { joinedRound: 2 },
    });
    expect(valueOf(rows, 'a', 'omw')).toBe('1/4');
  });

  it('rounds after leaving do not count', () => {
    const rows = rank('abc', [match(1, 'a', 'b'), match(2, 'b', 'c'), match(3, 'b', 'c')], BASE, {
      a: { dropped: true },
    });
    expect(valueOf(rows, 'b', 'omw')).toBe('1/3');
  });

  it('a disqualified player counts for opponents and has no place', () => {
    const rows = rank('abcd', FOUR, BASE, { a: { disqualified: true } });
    expect(rows.map(({ player, rank: place }) => `${place}${player}`)).toEqual(['1b', '2c', '3d']);
    expect(valueOf(rows, 'b', 'omw')).toBe('4/9');
  });

  it('reports the tie-break that decided', () => {
    const print = (rows: readonly StandingsRow[]): string =>
      rows.map(({ player, decidedBy }) => `${player} ${decidedBy ?? '-'}`).join(', ');
    const met = [match(1, 'a', 'b'), match(1, 'c', 'd'), match(2, 'c', 'a'), match(2, 'b', 'd')];
    expect(print(rank('abcd', met, { ...BASE, tieBreaks: ['headToHead'] }))).toBe(
      'c -, a points, b headToHead, d points',
    );
    expect(print(rank('abcd', met, BASE))).toBe('c -, a points, b omw, d points');
    const drawn = [
      match(1, 'a', 'b', 'draw'),
      match(1, 'c', 'd'),
      match(2, 'a', 'd', 'draw'),
      match(2, 'b', 'c'),
    ];
    expect(print(rank('abcd', drawn, { ...BASE, win: 2, tieBreaks: ['wins'] }))).toBe(
      'b -, c points, a wins, d points',
    );
    const late = [match(1, 'a', 'b'), match(2, 'c', 'b')];
    expect(print(rank('abc', late, OPPONENTS, { c: { joinedRound: 2 } }))).toBe(
      'a -, c late, b points',
    );
  });

  it('Sonneborn-Berger adds points of beaten opponents and half for draws', () => {
    const rows = rank('abcd', [...FOUR.slice(0, 5), match(3, 'b', 'c', 'draw')], {
      ...BASE,
      tieBreaks: ['sonnebornBerger'],
    });
    expect(valueOf(rows, 'a', 'sonnebornBerger')).toBe('8/1');
    expect(valueOf(rows, 'b', 'sonnebornBerger')).toBe('2/1');
    expect(rows.map(({ values }) => values[0]?.shown)).toEqual(['8', '2', '2', '0']);
  });

  it('a bye is a win if wins break ties', () => {
    const rows = rank('abc', [match(1, 'a', 'b'), bye(1, 'c'), match(2, 'a', 'c'), bye(2, 'b')], {
      ...BASE,
      tieBreaks: ['wins'],
    });
    expect(['a', 'b', 'c'].map((player) => valueOf(rows, player, 'wins'))).toEqual([
      '2/1',
      '1/1',
      '1/1',
    ]);
  });

  it('head to head counts only for a player who beat all tied players', () => {
    const tied = [
      match(1, 'a', 'b'),
      match(1, 'c', 'd'),
      match(2, 'b', 'd'),
      match(2, 'c', 'a', 'b'),
    ];
    const rows = rank('abcd', tied, { ...BASE, tieBreaks: ['headToHead'] });
    expect(rows.map((row) => `${row.rank}${row.player}${row.decidedBy ?? ''}`)).toEqual([
      '1a',
      expect.stringMatching(/^2[bc]points$/),
      expect.stringMatching(/^2[bc]lots$/),
      '4dpoints',
    ]);
  });
});
