import { type Entrant, getAt, type OrderedEntrants } from './read-entrants.ts';

/** Players with equal points: those paired among themselves and those in the core. */
export type ScoreGroup = {
  readonly points: number;
  readonly core: readonly Entrant[];
  /** An even number of players, all of them in `pairs`. */
  readonly rest: readonly Entrant[];
  readonly pairs: readonly (readonly [Entrant, Entrant])[];
};

export function splitIntoGroups(order: OrderedEntrants, coreSize: number): ScoreGroup[] {
  const groups: Entrant[][] = [];
  for (const entrant of order) {
    const last = groups.at(-1);
    if (last?.[0]?.points === entrant.points) last.push(entrant);
    else groups.push([entrant]);
  }
  return groups.map((group) => splitGroup(group, coreSize));
}

function splitGroup(group: readonly Entrant[], coreSize: number): ScoreGroup {
  const { points } = getAt(group, 0);
  if (group.length <= 2 * coreSize) return { points, core: group, rest: [], pairs: [] };
  const chosen = chooseCore(group, coreSize + ((group.length - coreSize) % 2));
  const { pairs, left } = pairInside(group.filter((entrant) => !chosen.has(entrant)));
  const core = group.filter((entrant) => chosen.has(entrant) || left.includes(entrant));
  return { points, core, rest: pairs.flat(), pairs };
}

/** Chooses the players who floated least, the last ones first. */
function chooseCore(group: readonly Entrant[], size: number): ReadonlySet<Entrant> {
  const byFloats = Map.groupBy(group, ({ downs, ups, byes }) => downs + ups + byes);
  const chosen = new Set<Entrant>();
  for (let floats = 0; chosen.size < size; floats += 1) {
    const ready = byFloats.get(floats) ?? [];
    for (const entrant of ready.slice(chosen.size - size)) chosen.add(entrant);
  }
  return chosen;
}

type Pair = readonly [Entrant, Entrant];

/**
 * Pairs neighbours of a score group who have not met. A player without an opponent breaks an
 * earlier pair; the few remaining ones stay unpaired.
 */
function pairInside(group: readonly Entrant[]): {
  readonly pairs: readonly Pair[];
  readonly left: readonly Entrant[];
} {
  const pairs: Pair[] = [];
  const left: Entrant[] = [];
  const taken = new Set<Entrant>();
  group.forEach((entrant, index) => {
    if (taken.has(entrant)) return;
    const partner = findPartner(group, index, taken);
    if (partner === undefined) {
      left.push(entrant);
      return;
    }
    taken.add(partner);
    pairs.push([entrant, partner]);
  });
  while (left.length >= 2 && breakUp(pairs, getAt(left, 0), getAt(left, 1))) left.splice(0, 2);
  return { pairs, left };
}

function findPartner(
  group: readonly Entrant[],
  index: number,
  taken: ReadonlySet<Entrant>,
): Entrant | undefined {
  const { met } = getAt(group, index);
  for (let next = index + 1; next < group.length; next += 1) {
    const other = getAt(group, next);
    if (!taken.has(other) && !met.has(other.id)) return other;
  }
  return undefined;
}

function breakUp(pairs: Pair[], one: Entrant, other: Entrant): boolean {
  const at = pairs.findIndex(([a, b]) => !one.met.has(a.id) && !other.met.has(b.id));
  const pair = pairs[at];
  if (pair === undefined) return false;
  pairs.splice(at, 1, [one, pair[0]], [other, pair[1]]);
  return true;
}
