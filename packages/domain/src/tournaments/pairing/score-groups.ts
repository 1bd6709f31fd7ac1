import { type Entrant, getAt, type OrderedEntrants } from '../../tournament/pairing/entrant.ts';
import { pairInside } from '../../tournament/pairing/pair-inside.ts';

/** Those with equal points who are paired among themselves, and those who may meet other groups. */
export type ScoreGroup = {
  readonly points: number;
  readonly core: readonly Entrant[];
  /** An even number, all of them in `pairs`. */
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

/** Those who have floated least, of these the last in order: the first ones meet as neighbours. */
function chooseCore(group: readonly Entrant[], size: number): ReadonlySet<Entrant> {
  const byFloats = Map.groupBy(group, ({ downs, ups, byes }) => downs + ups + byes);
  const chosen = new Set<Entrant>();
  for (let floats = 0; chosen.size < size; floats += 1) {
    const ready = byFloats.get(floats) ?? [];
    for (const entrant of ready.slice(chosen.size - size)) chosen.add(entrant);
  }
  return chosen;
}
