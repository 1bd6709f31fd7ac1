import type { Core } from '../../tournaments/pairing/core-graph.ts';
import { type Entrant, getAt } from './entrant.ts';
import { slackBetween } from './match-core.ts';
import type { Matching } from './matching/find-matching.ts';
import { costOfBye, costOfGap, kindOf } from '../../tournaments/pairing/pair-costs.ts';
import type { ScoreGroup } from '../../tournaments/pairing/score-groups.ts';

/** Those of a group outside the core, one of each kind, with the core member whose duals they get. */
type Copies = { readonly like: number; readonly kinds: readonly Entrant[] };

/**
 * Whether the matching of the core, with the pairs outside it, is the cheapest of the whole round.
 * The duals of the core are stretched over everybody: those outside are copies of a core member
 * for whom another one like themselves costs exactly nothing, and an even number of them joins
 * each blossom. If no pair then has a slack below 0, that is a proof over all pairs.
 */
export function isProven(core: Core, matching: Matching, groups: readonly ScoreGroup[]): boolean {
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

const listKinds = (rest: readonly Entrant[]): Entrant[] => [
  ...new Map(rest.map((entrant) => [kindOf(entrant), entrant])).values(),
];

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
