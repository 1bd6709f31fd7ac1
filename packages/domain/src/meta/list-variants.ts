import type { PlayedList } from './read-archetype.ts';

/** Counts cards of the first list missing in the second. */
export function countMissing(
  list: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): number {
  let missing = 0;
  for (const [cardno, count] of list) missing += Math.max(0, count - (other.get(cardno) ?? 0));
  return missing;
}

const sizeOf = (list: ReadonlyMap<string, number>): number =>
  [...list.values()].reduce((sum, count) => sum + count, 0);

/** Returns the list with the smallest total distance to the others. */
export function findTypical(lists: readonly PlayedList[]): PlayedList | undefined {
  const means = new Map<string, number>();
  for (const { cards } of lists)
    for (const [cardno, count] of cards)
      means.set(cardno, (means.get(cardno) ?? 0) + count / lists.length);
  const shared = ({ cards }: PlayedList): number =>
    [...cards].reduce((sum, [cardno, count]) => sum + Math.min(count, means.get(cardno) ?? 0), 0);
  return lists.toSorted((a, b) => shared(b) - shared(a) || (a.id < b.id ? -1 : 1))[0];
}

export type Variant = {
  readonly lists: readonly PlayedList[];
  /** Cards more frequent in this variant, most distinctive first. */
  readonly telling: readonly string[];
};

/** Minimum shared cards with the variant's typical list. */
const SHARED = 0.85;
const [MOST, TELLING] = [6, 3];

/** Groups similar lists, largest first, each around the typical list of the remaining ones. */
export function findVariants(lists: readonly PlayedList[]): Variant[] {
  const found: Variant[] = [];
  let left = lists;
  while (left.length > 0 && found.length < MOST) {
    const centre = findTypical(left);
    if (!centre) break;
    const isAlike = ({ cards }: PlayedList): boolean =>
      countMissing(centre.cards, cards) <= (1 - SHARED) * sizeOf(centre.cards);
    const own = left.filter(isAlike);
    left = left.filter((list) => !isAlike(list));
    found.push({ lists: own, telling: tellCards(own, lists) });
  }
  return found.toSorted((a, b) => b.lists.length - a.lists.length);
}

function tellCards(own: readonly PlayedList[], all: readonly PlayedList[]): string[] {
  const mean = (lists: readonly PlayedList[], cardno: string): number =>
    lists.reduce((sum, { cards }) => sum + (cards.get(cardno) ?? 0), 0) / lists.length;
  const numbers = new Set(own.flatMap(({ cards }) => [...cards.keys()]));
  return [...numbers]
    .map((cardno) => ({ cardno, lead: mean(own, cardno) - mean(all, cardno) }))
    .filter(({ lead }) => lead > 0.25)
    .toSorted((a, b) => b.lead - a.lead || (a.cardno < b.cardno ? -1 : 1))
    .slice(0, TELLING)
    .map(({ cardno }) => cardno);
}
