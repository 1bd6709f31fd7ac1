import { compareCardNumbers } from '../../cards/catalogue/card-number.ts';
import type { CardFacts } from './series-stats.ts';

/** Filters of the collection view. */
export type CollectionView = {
  readonly hideCollected: boolean;
  readonly onlyCollected: boolean;
  readonly onlyTrading: boolean;
  readonly onlyWanted: boolean;
  /** Shows cards with any of these tags; empty shows all. */
  readonly tags: readonly string[];
};

export type ViewSwitch = Exclude<keyof CollectionView, 'tags'>;

export const WHOLE_VIEW: CollectionView = {
  hideCollected: false,
  onlyCollected: false,
  onlyTrading: false,
  onlyWanted: false,
  tags: [],
};

/** The filters that each filter turns off. */
const EXCLUDED: Record<ViewSwitch, readonly ViewSwitch[]> = {
  hideCollected: ['onlyCollected'],
  onlyCollected: ['hideCollected'],
  onlyTrading: ['hideCollected', 'onlyCollected'],
  onlyWanted: ['hideCollected', 'onlyCollected', 'onlyTrading'],
};

export function toggleView(view: CollectionView, changed: ViewSwitch): CollectionView {
  if (view[changed]) return { ...view, [changed]: false };
  const cleared = Object.fromEntries(EXCLUDED[changed].map((other) => [other, false]));
  return { ...view, ...cleared, [changed]: true };
}

export function toggleTag(view: CollectionView, tag: string): CollectionView {
  const tags = view.tags.includes(tag)
    ? view.tags.filter((other) => other !== tag)
    : [...view.tags, tag];
  return { ...view, tags };
}

/** Returns the rows of each series, in number order. */
export function groupBySeries(facts: CardFacts): Map<string, number[]> {
  const bySeries = new Map<string, number[]>();
  for (const [row, series] of facts.series.entries()) {
    const rows = bySeries.get(series);
    if (rows === undefined) bySeries.set(series, [row]);
    else rows.push(row);
  }
  const numberAt = (row: number) => facts.cardno[row] ?? '';
  for (const rows of bySeries.values()) {
    rows.sort((one, other) => compareCardNumbers(numberAt(one), numberAt(other)));
  }
  return bySeries;
}
