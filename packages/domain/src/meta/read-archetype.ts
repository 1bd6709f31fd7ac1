import { type CardEffect, cardEffect } from './card-effect.ts';

/** One list and its result. */
export type PlayedList = {
  readonly id: string;
  readonly player: string;
  readonly wins: number;
  readonly losses: number;
  readonly cards: ReadonlyMap<string, number>;
};

export type CardUse = {
  readonly cardno: string;
  readonly lists: number;
  /** Number of lists with 0, 1, 2, 3, and 4 or more copies. */
  readonly copies: readonly number[];
  readonly withIt: { readonly wins: number; readonly n: number };
  readonly without: { readonly wins: number; readonly n: number };
  /** Null if too many or too few lists use it. */
  readonly effect: CardEffect | null;
};

const MOST_COPIES = 4;
/** Outside these shares an effect is not computed. */
const [RARELY, NEARLY_ALL] = [0.05, 0.95];

/** Lists all cards, most played first. */
export function readCardUses(lists: readonly PlayedList[]): CardUse[] {
  const numbers = new Set(lists.flatMap(({ cards }) => [...cards.keys()]));
  return [...numbers]
    .map((cardno) => readUse(lists, cardno))
    .toSorted((a, b) => b.lists - a.lists || (a.cardno < b.cardno ? -1 : 1));
}

function readUse(lists: readonly PlayedList[], cardno: string): CardUse {
  const copies = Array.from({ length: MOST_COPIES + 1 }, () => 0);
  const sums = { withIt: { wins: 0, n: 0 }, without: { wins: 0, n: 0 } };
  const records = lists.map(({ player, wins, losses, cards }) => {
    const count = Math.min(MOST_COPIES, cards.get(cardno) ?? 0);
    copies[count] = (copies[count] ?? 0) + 1;
    const side = sums[count > 0 ? 'withIt' : 'without'];
    side.wins += wins;
    side.n += wins + losses;
    return { player, hasCard: count > 0, wins, n: wins + losses };
  });
  const held = lists.length - (copies[0] ?? 0);
  const share = held / lists.length;
  const isTold = share >= RARELY && share <= NEARLY_ALL;
  return { cardno, lists: held, copies, ...sums, effect: isTold ? cardEffect(records) : null };
}
