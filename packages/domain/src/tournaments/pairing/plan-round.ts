import { deriveSeed, drawOrder } from '../draw.ts';
import { computeStandings } from '../tie-breaks/compute-standings.ts';
import { type Entrant, type History, readEntrants } from './read-entrants.ts';
import { type ByeReason, explainBye, explainPairs, type PairReason } from './pair-reason.ts';
import { pairRound, type PairedRound } from './pair-round.ts';

export type PlanInput = History & {
  /** Seed of the event; each round derives its own. */
  readonly seed: number;
  /** The round to pair, from 1. */
  readonly round: number;
  /** Order among equal points; by standings mostly for a last round. */
  readonly order?: 'draw' | 'standings';
  /** Players of a later phase; all remaining ones by default. */
  readonly among?: readonly string[];
};

export type PlannedRound = Pick<PairedRound, 'certificate' | 'certified' | 'cost'> & {
  /** Pairs by table, most points first. */
  readonly pairs: readonly {
    readonly a: string;
    readonly b: string;
    readonly reason: PairReason;
  }[];
  /** Contains at most one bye. */
  readonly byes: readonly { readonly player: string; readonly reason: ByeReason }[];
  readonly rematches: number;
};

/** Plans the next Swiss round: the cheapest by the rules, equal everywhere. */
export function planRound(input: PlanInput): PlannedRound {
  const order = orderEntrants(input);
  const round = pairRound(order);
  const explain = explainPairs(round, order);
  const place = new Map(order.map((entrant, index) => [entrant, index]));
  const placeOf = (entrant: Entrant): number => place.get(entrant) ?? 0;
  const pairs = round.pairs
    .map(([one, other]): Pair => (placeOf(one) < placeOf(other) ? [one, other] : [other, one]))
    .sort(byTable(placeOf))
    .map((pair) => ({ a: pair[0].id, b: pair[1].id, reason: explain(pair) }));
  return {
    pairs,
    byes: round.bye ? [{ player: round.bye.id, reason: explainBye(round.bye, order) }] : [],
    rematches: pairs.filter(({ reason }) => reason.code === 'rematch').length,
    cost: round.cost,
    certified: round.certified,
    certificate: round.certificate,
  };
}

type Pair = readonly [Entrant, Entrant];

const byTable =
  (placeOf: (entrant: Entrant) => number) =>
  ([a, b]: Pair, [c, d]: Pair): number =>
    c.points - a.points || d.points - b.points || placeOf(a) - placeOf(c);

function orderEntrants(input: PlanInput): Entrant[] {
  const { players, seed, round, among } = input;
  const chosen = among && new Set(among);
  const ids = players
    .filter((player) => !player.dropped && !player.disqualified && player.joinedRound <= round)
    .filter(({ id }) => chosen?.has(id) ?? true)
    .map(({ id }) => id);
  const entrants = readEntrants(input);
  return (
    input.order === 'standings' ? orderByRank(input, ids) : drawOrder(ids, deriveSeed(seed, round))
  )
    .flatMap((id) => entrants.get(id) ?? [])
    .sort((one, other) => other.points - one.points);
}

function orderByRank(input: PlanInput, ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  return computeStandings(input)
    .map(({ player }) => player)
    .filter((id) => wanted.has(id));
}
