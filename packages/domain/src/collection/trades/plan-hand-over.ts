import type { EntryChange } from '../entries/entry-change.ts';
import { COUNT_MAX, type CollectionEntry } from '../entries/entry.ts';
import { otherSide, type TradeSide } from './trade-state.ts';
import type { TradeCards, TradeTerms } from './trade-terms.ts';

/** A card in one of a member's collections. */
export type OwnedEntry = CollectionEntry & {
  readonly collection: number;
  readonly cardno: string;
};

export type HandOverChange = { readonly collection: number; readonly change: EntryChange };

export type HandOver =
  | { readonly changes: Readonly<Record<TradeSide, readonly HandOverChange[]>> }
  | { readonly short: readonly string[] }
  | { readonly full: readonly string[] };

const FIRST_COLLECTION = 0;
const SIDES = ['proposer', 'partner'] as const;

/**
 * Moves traded cards between two collections: copies marked for trade leave first, arrive where
 * they are wanted, and clear the want. Changes nothing if a copy is missing or would exceed the
 * limit.
 */
export function planHandOver(
  owned: Readonly<Record<TradeSide, readonly OwnedEntry[]>>,
  terms: TradeTerms,
): HandOver {
  const short = SIDES.flatMap((side) => listMissing(owned[side], terms[side]));
  if (short.length > 0) return { short };
  const full = SIDES.flatMap((side) => listFull(owned[side], terms[otherSide(side)]));
  if (full.length > 0) return { full };
  const changesOf = (side: TradeSide): HandOverChange[] => [
    ...eachCard(terms[side], (cardno, copies) => give(owned[side], cardno, copies)),
    ...eachCard(terms[otherSide(side)], (cardno, copies) => take(owned[side], cardno, copies)),
  ];
  return { changes: { proposer: changesOf('proposer'), partner: changesOf('partner') } };
}

function eachCard<T>(cards: TradeCards, plan: (cardno: string, copies: number) => T[]): T[] {
  return Object.entries(cards).flatMap(([cardno, copies]) => plan(cardno, copies));
}

function listMissing(owned: readonly OwnedEntry[], cards: TradeCards): string[] {
  return eachCard(cards, (cardno, copies) => {
    const all = of(owned, cardno).reduce((sum, entry) => sum + entry.count, 0);
    return all < copies ? [cardno] : [];
  });
}

function listFull(owned: readonly OwnedEntry[], cards: TradeCards): string[] {
  return eachCard(cards, (cardno, copies) =>
    (findPlace(owned, cardno)?.count ?? 0) + copies > COUNT_MAX ? [cardno] : [],
  );
}

function give(owned: readonly OwnedEntry[], cardno: string, copies: number): HandOverChange[] {
  const changes: HandOverChange[] = [];
  let left = copies;
  const inOrder = of(owned, cardno).sort(
    (one, two) => Number(two.trading) - Number(one.trading) || one.collection - two.collection,
  );
  for (const { collection, count } of inOrder) {
    const given = Math.min(left, count);
    if (given === 0) continue;
    changes.push({ collection, change: { cardno, from: count, to: count - given } });
    left -= given;
  }
  return changes;
}

function take(owned: readonly OwnedEntry[], cardno: string, copies: number): HandOverChange[] {
  const place = findPlace(owned, cardno);
  const [collection, from] = [place?.collection ?? FIRST_COLLECTION, place?.count ?? 0];
  const wants = of(owned, cardno).filter((entry) => entry.wanted);
  return [
    { collection, change: { cardno, from, to: from + copies } },
    ...wants.map((entry) => ({
      collection: entry.collection,
      change: { cardno, wanted: false },
    })),
  ];
}

/** Returns the entry that receives a card: a wanted one, else one with copies. */
function findPlace(owned: readonly OwnedEntry[], cardno: string): OwnedEntry | undefined {
  const inOrder = of(owned, cardno).sort((one, two) => one.collection - two.collection);
  return inOrder.find((entry) => entry.wanted) ?? inOrder.find((entry) => entry.count > 0);
}

function of(owned: readonly OwnedEntry[], cardno: string): OwnedEntry[] {
  return owned.filter((entry) => entry.cardno === cardno);
}
