/** One player of a round that is to be paired, with all that the pairing looks at. */
export type Entrant = {
  readonly id: string;
  readonly points: number;
  /** Opponents so far, and how often. */
  readonly met: ReadonlyMap<string, number>;
  readonly byes: number;
  /** How often paired with somebody who had fewer points, or more. */
  readonly downs: number;
  readonly ups: number;
};

/** Best first, as the draw or the standings order those of equal points. */
export type OrderedEntrants = readonly Entrant[];

export function getAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index} of ${items.length}`);
  return item;
}
