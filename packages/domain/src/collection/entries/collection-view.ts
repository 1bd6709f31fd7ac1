import { compareCardNumbers } from '../../cards/catalogue/card-number.ts';
import type { CardFacts } from './series-stats.ts';

/** Which cards the collection view of a card list shows. */
export type CollectionView = {
  readonly hideCollected: boolean;
  readonly onlyCollected: boolean;
  readonly onlyTrading: boolean;
  readonly onlyWanted: boolean;
  /** A card with one of these is shown; none means all. */
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

/** What each switch turns off when it is turned on. */
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

/** Rows of the facts by series, each in the order of its numbers. */
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
