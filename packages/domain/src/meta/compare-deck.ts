import type { CardUse } from './read-archetype.ts';

/** A card of which a deck has more or fewer copies than lists of its kind have on average. */
export type CopiesApart = {
  readonly cardno: string;
  readonly own: number;
  readonly mean: number;
  /** Of the lists, how many have it at all. */
  readonly share: number;
};

export type Comparison = {
  /** The deck has it, and few lists do or with fewer copies; the farthest first. */
  readonly more: readonly CopiesApart[];
  /** Lists have it, and the deck does not or with fewer copies. */
  readonly fewer: readonly CopiesApart[];
  /** Cards in which it is like the others. */
  readonly alike: number;
};

type Use = Pick<CardUse, 'cardno' | 'copies' | 'lists'>;

/** One copy more or less says nothing. */
const LEAST_APART = 1;

/**
 * A deck beside the lists of its archetype: copies by card, whichever printing.
 * Example: a deck with four copies of what lists have one of has `more` of it.
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
