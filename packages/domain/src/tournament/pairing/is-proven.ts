import type { Core } from './core-graph.ts';
import { type Entrant, getAt } from './entrant.ts';
import { slackBetween } from './match-core.ts';
import type { Matching } from './matching/find-matching.ts';
import { costOfBye, costOfGap } from './pair-costs.ts';
import type { ScoreGroup } from './score-groups.ts';

/** Somebody outside the core, who gets the duals of a member of the core with equal points. */
type Copy = { readonly like: number; readonly sample: Entrant };

/**
 * Whether the matching of the core, with the pairs outside it, is the cheapest of the whole round.
 * The duals of the core are stretched over everybody: those outside are copies of a core member
 * for whom another one like themselves costs exactly nothing, and an even number of them joins
 * each blossom. If no pair then has a slack below 0, that is a proof over all pairs.
 */
export function isProven(core: Core, matching: Matching, groups: readonly ScoreGroup[]): boolean {
  const copies: Copy[] = [];
  for (const { points, rest } of groups) {
    if (rest.length === 0) continue;
    const like = findModel(core, matching, points);
    if (like < 0) return false;
    for (const sample of listKinds(rest)) copies.push({ like, sample });
  }
  return (
    matching.potential.every((value) => Number.isSafeInteger(4 * value)) &&
    copies.every((copy, index) => isNowhereCheaper(core, matching, copy, copies.slice(0, index)))
  );
}

function findModel({ entrants }: Core, matching: Matching, points: number): number {
  return entrants.findIndex(
    (entrant, i) =>
      entrant.points === points && matching.potential[i] === matching.sharedDual(i, i),
  );
}

/** One of each kind that the costs can tell apart. */
function listKinds(rest: readonly Entrant[]): Entrant[] {
  return [
    ...new Map(
      rest.map((entrant) => [`${entrant.downs}/${entrant.ups}/${entrant.byes}`, entrant]),
    ).values(),
  ];
}

function isNowhereCheaper(
  core: Core,
  matching: Matching,
  { like, sample }: Copy,
  others: readonly Copy[],
): boolean {
  const last = core.entrants.length;
  for (let i = 0; i < last; i += 1) {
    const cost = costOfGap(sample, getAt(core.entrants, i));
    if (slackBetween(matching, like, i, cost) < 0) return false;
  }
  const bye = core.byeRule ? costOfBye(sample, core.byeRule) : Infinity;
  if (bye < Infinity && slackBetween(matching, like, last, bye) < 0) return false;
  return others.every(
    (other) => slackBetween(matching, like, other.like, costOfGap(sample, other.sample)) >= 0,
  );
}
