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
 * What becomes of each printing when groups are laid out anew. No printing gets lost or stands twice,
 * and a group that was not there before is named by its main printing.
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
