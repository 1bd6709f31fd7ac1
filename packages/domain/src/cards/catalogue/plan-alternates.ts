import { compareCardNumbers, hasPrintingSuffix } from './card-number.ts';

/** Printings of one card, the main one first. */
export interface PrintingGroup {
  readonly originalid: string;
  readonly printings: readonly string[];
}

export interface PrintingPlace {
  readonly cardno: string;
  readonly originalid: string;
  readonly isMain: boolean;
}

export type AlternatesFault = 'duplicate' | 'lost' | 'original';

export type AlternatesPlan =
  | { readonly changes: readonly PrintingPlace[] }
  | { readonly fault: AlternatesFault };

/**
 * Returns the new state of each printing when groups are rearranged. Every printing must occur
 * exactly once. A new group is named by its main printing.
 */
export function planAlternates(
  before: readonly PrintingGroup[],
  after: readonly PrintingGroup[],
): AlternatesPlan {
  const [were, are] = [listPlaces(before), listPlaces(after)];
  const known = new Map(were.map((place) => [place.cardno, place]));
  if (new Set(are.map(({ cardno }) => cardno)).size !== are.length) return { fault: 'duplicate' };
  if (new Set(after.map(({ originalid }) => originalid)).size !== after.length) {
    return { fault: 'duplicate' };
  }
  if (are.length !== were.length || !are.every(({ cardno }) => known.has(cardno))) {
    return { fault: 'lost' };
  }
  const originals = new Set(before.map(({ originalid }) => originalid));
  const isNamed = ({ originalid, printings }: PrintingGroup) =>
    originals.has(originalid) || printings.length === 0 || printings[0] === originalid;
  if (!after.every(isNamed)) return { fault: 'original' };
  const changes = are.filter(({ cardno, originalid, isMain }) => {
    const was = known.get(cardno);
    return was?.originalid !== originalid || was.isMain !== isMain;
  });
  return { changes };
}

function listPlaces(groups: readonly PrintingGroup[]): PrintingPlace[] {
  return groups.flatMap(({ originalid, printings }) =>
    printings.map((cardno, at) => ({ cardno, originalid, isMain: at === 0 })),
  );
}

interface Printing {
  readonly cardno: string;
  readonly originalid: string;
  readonly mainalternate?: boolean | null;
}

/**
 * Returns the main printing of a group: the marked one (the lowest number if several), else the
 * base printing, else the lowest number. Example: of `R-001_p5` and `R-001_p4` the latter.
 */
export function chooseMainPrinting<P extends Printing>(group: readonly P[]): P {
  const ordered = [...group].sort((left, right) => compareCardNumbers(left.cardno, right.cardno));
  const main =
    ordered.find((printing) => printing.mainalternate === true) ??
    ordered.find((printing) => printing.cardno === printing.originalid) ??
    ordered.find((printing) => !hasPrintingSuffix(printing.cardno)) ??
    ordered[0];
  if (!main) throw new RangeError('an alternate group holds at least one printing');
  return main;
}

interface EditedPrinting {
  readonly cardno: string;
  readonly originalid: string;
  readonly mainalternate: boolean | null;
  /** True if this edit made it the main printing; it then replaces the previous one. */
  readonly isChosen: boolean;
}

/** Returns the printings that must change so that every group has exactly one main. */
export function settleMains(
  printings: readonly EditedPrinting[],
): { cardno: string; mainalternate: boolean }[] {
  const groups = [...Map.groupBy(printings, ({ originalid }) => originalid).values()];
  return groups.flatMap((group) => {
    const mains = group.filter(({ mainalternate }) => mainalternate === true);
    const hasUnsaid = group.some(({ mainalternate }) => mainalternate === null);
    if (mains.length === 1 && !hasUnsaid) return [];
    const chosen = group.filter(({ isChosen }) => isChosen);
    const main = chooseMainPrinting(chosen.length > 0 ? chosen : group);
    return group
      .map(({ cardno, mainalternate }) => ({ cardno, mainalternate, is: cardno === main.cardno }))
      .filter(({ mainalternate, is }) => mainalternate !== is)
      .map(({ cardno, is }) => ({ cardno, mainalternate: is }));
  });
}
