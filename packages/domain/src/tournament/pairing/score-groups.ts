import { type Entrant, getAt, type OrderedEntrants } from './entrant.ts';
import { pairInside } from './pair-inside.ts';

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
  const pairs = pairInside(group.filter((entrant) => !chosen.has(entrant)));
  const outside = new Set(pairs.flat());
  return {
    points,
    core: group.filter((entrant) => !outside.has(entrant)),
    rest: [...outside],
    pairs,
  };
}

/** Those who have floated least, of these the last in order: the first ones meet as neighbours. */
function chooseCore(group: readonly Entrant[], size: number): ReadonlySet<Entrant> {
  const floats = ({ downs, ups, byes }: Entrant): number => downs + ups + byes;
  const ready = [...group].reverse().sort((one, other) => floats(one) - floats(other));
  return new Set(ready.slice(0, size));
}
