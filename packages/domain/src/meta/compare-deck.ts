import type { CardUse } from './read-archetype.ts';

/** A card whose copies differ from the average of its archetype. */
export type CopiesApart = {
  readonly cardno: string;
  readonly own: number;
  readonly mean: number;
  /** Share of lists that contain it. */
  readonly share: number;
};

export type Comparison = {
  /** Cards with more copies than average, largest difference first. */
  readonly more: readonly CopiesApart[];
  /** Cards with fewer copies than average. */
  readonly fewer: readonly CopiesApart[];
  /** Number of cards without a difference. */
  readonly alike: number;
};

type Use = Pick<CardUse, 'cardno' | 'copies' | 'lists'>;

/** Smaller differences are ignored. */
const LEAST_APART = 1;

/**
 * Compares a deck with the lists of its archetype over all printings. Example: four copies instead
 * of one is in `more`.
 */
export function compareDeck(
  deck: ReadonlyMap<string, number>,
  uses: readonly Use[],
  lists: number,
): Comparison {
  if (lists === 0) return { more: [], fewer: [], alike: 0 };
  const known = new Map(uses.map((use) => [use.cardno, use]));
  const numbers = new Set([...deck.keys(), ...known.keys()]);
  const all = [...numbers].map((cardno): CopiesApart => {
    const use = known.get(cardno);
    const copies = use?.copies.reduce((sum, count, number) => sum + count * number, 0) ?? 0;
    const share = (use?.lists ?? 0) / lists;
    return { cardno, own: deck.get(cardno) ?? 0, mean: copies / lists, share };
  });
  const apart = ({ own, mean }: CopiesApart): number => own - mean;
  const order = (a: CopiesApart, b: CopiesApart): number =>
    Math.abs(apart(b)) - Math.abs(apart(a)) || (a.cardno < b.cardno ? -1 : 1);
  const far = all.filter((one) => Math.abs(apart(one)) > LEAST_APART).toSorted(order);
  return {
    more: far.filter((one) => apart(one) > 0),
    fewer: far.filter((one) => apart(one) < 0),
    alike: all.filter((one) => one.own > 0 && !far.includes(one)).length,
  };
}
