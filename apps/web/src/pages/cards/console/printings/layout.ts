import type { Answer } from '#lib/api-client.ts';

export const PRINTINGS = 'GET /api/admin/games/:game/alternates';

export type Group = Answer<typeof PRINTINGS>['groups'][number];
export type Printing = Group['printings'][number];

/** Laid out anew: the printing goes to the end of a group, or to its place as the main one. */
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

/** A card of its own, named by its number, right behind the group it left. */
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

/** A group whose id is the printing's own number goes on under it, whoever leaves. */
export function maySplitOff(groups: readonly Group[], { originalid }: Group, cardno: string) {
  return originalid !== cardno && groups.every((group) => group.originalid !== cardno);
}

/** What is sent: the groups that differ, as they were read and as they are to be. */
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

/** Which one is the main one counts, not the order of the others. */
function print({ printings: [main, ...others] }: Group): string {
  const rest = others.map(({ cardno }) => cardno).toSorted();
  return [main?.cardno ?? '', ...rest].join(' ');
}
