import { type Entrant, getAt } from './entrant.ts';

type Pair = readonly [Entrant, Entrant];

/**
 * Neighbours of one score group who have not met. Who finds nobody breaks up an earlier pair; the
 * few for whom that fails too are left.
 */
export function pairInside(group: readonly Entrant[]): {
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
