import { chooseMainPrinting } from './alternate-groups.ts';

export interface EditedPrinting {
  readonly cardno: string;
  readonly originalid: string;
  readonly mainalternate: boolean | null;
  /** Made the main printing by this very change: it wins over the one that was. */
  readonly isChosen: boolean;
}

/** Which printings have to change so that every group has exactly one main. */
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
