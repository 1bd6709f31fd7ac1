import { countMissedRounds } from '../match-result.ts';
import { outcomeFor, type TournamentMatch, type TournamentPlayer } from '../played.ts';
import type { Scoring } from '../structure.ts';

export type History = {
  readonly players: readonly TournamentPlayer[];
  readonly matches: readonly TournamentMatch[];
  readonly scoring: Scoring;
};

type Tally = {
  readonly id: string;
  points: number;
  readonly met: Map<string, number>;
  byes: number;
  downs: number;
  ups: number;
  played: number;
  last: number;
};

/** Derives all players from the matches. Floats use the points at that time. */
export function readEntrants({ players, matches, scoring }: History): Map<string, Entrant> {
  const tallies = new Map<string, Tally>();
  for (const { id, joinedRound } of players) {
    const points = scoring.loss * (joinedRound - 1);
    tallies.set(id, { id, points, met: new Map(), byes: 0, downs: 0, ups: 0, played: 0, last: 0 });
  }
  const rounds = Map.groupBy(matches, ({ round }) => round);
  for (const round of [...rounds.keys()].sort((one, other) => one - other)) {
    const played = rounds.get(round) ?? [];
    for (const match of played) noteMeeting(match, tallies);
    for (const match of played) notePoints(match, tallies, scoring);
  }
  for (const { id, joinedRound } of players) {
    const tally = tallies.get(id);
    if (!tally) continue;
    const missed = countMissedRounds(joinedRound, tally.played, tally.last);
    tally.points += scoring.loss * (missed - joinedRound + 1);
  }
  return tallies;
}

function noteMeeting({ round, a, b }: TournamentMatch, tallies: ReadonlyMap<string, Tally>): void {
  const one = tallies.get(a);
  const other = b === null ? undefined : tallies.get(b);
  for (const tally of [one, other]) {
    if (!tally) continue;
    tally.played += 1;
    tally.last = round;
  }
  if (one && b === null) one.byes += 1;
  if (!one || !other) return;
  one.met.set(other.id, (one.met.get(other.id) ?? 0) + 1);
  other.met.set(one.id, (other.met.get(one.id) ?? 0) + 1);
  if (one.points === other.points) return;
  const [high, low] = one.points > other.points ? [one, other] : [other, one];
  high.downs += 1;
  low.ups += 1;
}

function notePoints(
  { a, b, result }: TournamentMatch,
  tallies: ReadonlyMap<string, Tally>,
  scoring: Scoring,
): void {
  const one = tallies.get(a);
  if (one && b === null) one.points += scoring.win;
  if (b === null || result === null) return;
  const other = tallies.get(b);
  if (one) one.points += scoring[outcomeFor(result, 'a')];
  if (other) other.points += scoring[outcomeFor(result, 'b')];
}

/** A player with the data that pairing needs. */
export type Entrant = {
  readonly id: string;
  readonly points: number;
  /** Opponents and how often they met. */
  readonly met: ReadonlyMap<string, number>;
  readonly byes: number;
  /** Number of pairings with a player with fewer points; `ups` counts those with more. */
  readonly downs: number;
  readonly ups: number;
};

/** Best first; ties by draw or standings. */
export type OrderedEntrants = readonly Entrant[];

export function getAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index} of ${items.length}`);
  return item;
}
