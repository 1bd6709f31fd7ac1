import { type Core, costBetween, matchCore, slackBetween } from './core-graph.ts';
import { type Entrant, getAt, type OrderedEntrants } from './read-entrants.ts';
import { readByeRule, costOfBye, costOfGap, kindOf } from './pair-costs.ts';
import { splitIntoGroups, type ScoreGroup } from './score-groups.ts';
import type { Matching } from './matching/find-matching.ts';

/** Those of a group outside the core, one of each kind, with the core member whose duals they get. */
type Copies = { readonly like: number; readonly kinds: readonly Entrant[] };

const listKinds = (rest: readonly Entrant[]): Entrant[] => [
  ...new Map(rest.map((entrant) => [kindOf(entrant), entrant])).values(),
];

export type PairedRound = {
  readonly pairs: readonly (readonly [Entrant, Entrant])[];
  readonly bye: Entrant | null;
  readonly cost: number;
  /** Proven to be the cheapest of all rounds there are. */
  readonly certified: boolean;
};

const CORE_SIZE = 6;
const LEAST_WIDTH = 16;

/**
 * The cheapest round by the rules of `pair-costs`. Large score groups pair among themselves at no
 * cost and only a core of each is matched; where the proof for the whole fails, the core grows,
 * until it is everybody. Rematches come last, when there is no round without.
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
  return { pairs, bye, cost, certified: isProven(core, matching, groups) };
}

/**
 * Whether the matching of the core, with the pairs outside it, is the cheapest of the whole round.
 * The duals of the core are stretched over everybody: those outside are copies of a core member
 * for whom another one like themselves costs exactly nothing, and an even number of them joins
 * each blossom. If no pair then has a slack below 0, that is a proof over all pairs.
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
