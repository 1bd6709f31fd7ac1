import type { Answer } from '#lib/api-client.ts';

export const PRINTINGS = 'GET /api/admin/games/:game/alternates';

export type Group = Answer<typeof PRINTINGS>['groups'][number];
export type Printing = Group['printings'][number];

/** Returns the layout with the printing moved to the end of a group, or to its main place. */
export function movePrinting(
  groups: readonly Group[],
  cardno: string,
  target: { originalid: string; asMain: boolean },
): Group[] {
  const printing = findPrinting(groups, cardno);
  if (printing === undefined) return [...groups];
  return groups.map((group) => {
    const others = group.printings.filter((one) => one !== printing);
    if (group.originalid !== target.originalid) return { ...group, printings: others };
    const printings = target.asMain ? [printing, ...others] : [...others, printing];
    return { ...group, printings };
  });
}

/** Makes a printing its own card, named by its number, directly after its old group. */
export function splitOff(groups: readonly Group[], cardno: string): Group[] {
  const printing = findPrinting(groups, cardno);
  if (printing === undefined) return [...groups];
  return groups.flatMap((group) => {
    if (!group.printings.includes(printing)) return [group];
    const others = group.printings.filter((one) => one !== printing);
    return [
      { ...group, printings: others },
      { originalid: cardno, printings: [printing] },
    ];
  });
}

/** False if the group's id is the printing's own number, because the group keeps that id. */
export function maySplitOff(groups: readonly Group[], { originalid }: Group, cardno: string) {
  return originalid !== cardno && groups.every((group) => group.originalid !== cardno);
}

/** Returns the changed groups with their loaded and new state. */
export function listChanges(before: readonly Group[], after: readonly Group[]) {
  const known = new Map(before.map((group) => [group.originalid, print(group)]));
  const changed = after.filter((group) => known.get(group.originalid) !== print(group));
  const ids = new Set(changed.map(({ originalid }) => originalid));
  return {
    before: before.filter(({ originalid }) => ids.has(originalid)).map(toNumbers),
    after: changed.map(toNumbers),
  };
}

function findPrinting(groups: readonly Group[], cardno: string): Printing | undefined {
  return groups.flatMap(({ printings }) => printings).find((one) => one.cardno === cardno);
}

const toNumbers = ({ originalid, printings }: Group) => ({
  originalid,
  printings: printings.map(({ cardno }) => cardno),
});

/** Only the main printing matters, not the order of the others. */
function print({ printings: [main, ...others] }: Group): string {
  const rest = others.map(({ cardno }) => cardno).toSorted();
  return [main?.cardno ?? '', ...rest].join(' ');
}
