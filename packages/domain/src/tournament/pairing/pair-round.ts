import { type Core, costBetween } from '../../tournaments/pairing/core-graph.ts';
import { type Entrant, getAt, type OrderedEntrants } from './entrant.ts';
import { isProven } from './is-proven.ts';
import { matchCore } from './match-core.ts';
import { readByeRule } from '../../tournaments/pairing/pair-costs.ts';
import { splitIntoGroups } from '../../tournaments/pairing/score-groups.ts';

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
