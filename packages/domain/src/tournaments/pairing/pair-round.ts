import { type Core, costBetween, matchCore, slackBetween } from './core-graph.ts';
import { type Entrant, getAt, type OrderedEntrants } from './read-entrants.ts';
import { readByeRule, costOfBye, costOfGap, kindOf } from './pair-costs.ts';
import { splitIntoGroups, type ScoreGroup } from './score-groups.ts';
import type { Matching } from './matching/find-matching.ts';

/** Players outside the core, one of each kind, with the core member whose duals they share. */
type Copies = { readonly like: number; readonly kinds: readonly Entrant[] };

const listKinds = (rest: readonly Entrant[]): Entrant[] => [
  ...new Map(rest.map((entrant) => [kindOf(entrant), entrant])).values(),
];

export type PairedRound = {
  readonly pairs: readonly (readonly [Entrant, Entrant])[];
  readonly bye: Entrant | null;
  readonly cost: number;
  /** Proven to be the cheapest round. */
  readonly certified: boolean;
  /** For a certified round: allows checking the proof without this code. */
  readonly certificate: () => Certificate;
};

/**
 * The dual solution, in halves. `potentials` has a price for each player by id, and for the bye
 * under the empty id. A pair inside a set may cost more by the set's dual.
 */
export type Certificate = {
  readonly potentials: ReadonlyMap<string, number>;
  readonly sets: readonly { readonly members: readonly string[]; readonly dual: number }[];
};

const CORE_SIZE = 6;
const LEAST_WIDTH = 16;

/**
 * Returns the cheapest round by `pair-costs`. Large score groups pair among themselves at no cost,
 * and only a core of each is matched. If the proof fails, the core grows up to everybody. Rematches
 * are allowed last.
 */
export function pairRound(order: OrderedEntrants, coreSize: number = CORE_SIZE): PairedRound {
  for (const mayMeetAgain of [false, true]) {
    for (let size = coreSize; ; size *= 3) {
      const round = tryRound(order, size, mayMeetAgain);
      if (round?.certified || (round && mayMeetAgain && size > order.length)) return round;
      if (size > order.length) break;
    }
  }
  throw new Error(`no round of ${order.length} players`);
}

function tryRound(
  order: OrderedEntrants,
  coreSize: number,
  mayMeetAgain: boolean,
): PairedRound | undefined {
  const groups = splitIntoGroups(order, coreSize);
  const entrants = groups.flatMap((group) => group.core);
  const isOdd = order.length % 2 === 1;
  const core: Core = {
    entrants,
    size: entrants.length + (isOdd ? 1 : 0),
    byeRule: isOdd ? readByeRule(order) : null,
    mayMeetAgain,
  };
  const matching = matchCore(core, Math.max(LEAST_WIDTH, 2 * coreSize));
  if (matching === undefined) return undefined;

  const pairs = groups.flatMap((group) => [...group.pairs]);
  let bye: Entrant | null = null;
  let cost = 0;
  matching.partner.forEach((j, i) => {
    if (j < i) return;
    cost += costBetween(core, i, j);
    if (j === entrants.length) bye = getAt(entrants, i);
    else pairs.push([getAt(entrants, i), getAt(entrants, j)]);
  });
  const certificate = (): Certificate => writeCertificate(core, matching, groups);
  return { pairs, bye, cost, certified: isProven(core, matching, groups), certificate };
}

/** Players outside the core get the potential of their model and join its sets. */
function writeCertificate(
  core: Core,
  matching: Matching,
  groups: readonly ScoreGroup[],
): Certificate {
  const named = Array.from({ length: core.size }, (_, i) => [core.entrants[i]?.id ?? '']);
  for (const { points, rest } of groups) {
    if (rest.length > 0)
      named[findModel(core, matching, points)]?.push(...rest.map(({ id }) => id));
  }
  return {
    potentials: new Map(
      named.flatMap((ids, i) => ids.map((id) => [id, matching.potential[i] ?? 0] as const)),
    ),
    sets: matching.blossoms().map(({ members, dual }) => {
      return { members: members.flatMap((i) => named[i] ?? []), dual };
    }),
  };
}

/**
 * Proves that the core's matching plus the free pairs is the cheapest round. Players outside are
 * copies of a core member at zero cost, an even number in each blossom. If no pair has a negative
 * slack, the proof covers all pairs.
 */
function isProven(core: Core, matching: Matching, groups: readonly ScoreGroup[]): boolean {
  const copies: Copies[] = [];
  for (const { points, rest } of groups) {
    if (rest.length === 0) continue;
    const like = findModel(core, matching, points);
    if (like < 0) return false;
    copies.push({ like, kinds: listKinds(rest) });
  }
  return (
    matching.potential.every((value) => Number.isSafeInteger(4 * value)) &&
    copies.every(
      (group, index) =>
        isDearInCore(core, matching, group) &&
        copies.slice(0, index).every((other) => isDearBetween(matching, group, other)),
    )
  );
}

function findModel({ entrants }: Core, matching: Matching, points: number): number {
  return entrants.findIndex(
    (entrant, i) =>
      entrant.points === points && matching.potential[i] === matching.sharedDual(i, i),
  );
}

function isDearInCore(core: Core, matching: Matching, { like, kinds }: Copies): boolean {
  const bye = core.entrants.length;
  for (let i = 0; i < bye; i += 1) {
    if (slackBetween(matching, like, i, 0) >= 0) continue;
    const one = getAt(core.entrants, i);
    if (kinds.some((kind) => slackBetween(matching, like, i, costOfGap(kind, one)) < 0))
      return false;
  }
  const { byeRule } = core;
  return (
    byeRule === null ||
    kinds.every((kind) => slackBetween(matching, like, bye, costOfBye(kind, byeRule)) >= 0)
  );
}

function isDearBetween(matching: Matching, one: Copies, other: Copies): boolean {
  if (slackBetween(matching, one.like, other.like, 0) >= 0) return true;
  return one.kinds.every((a) =>
    other.kinds.every((b) => slackBetween(matching, one.like, other.like, costOfGap(a, b)) >= 0),
  );
}
