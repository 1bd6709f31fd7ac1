import type { MetaCell, MetaShare, MetaTally } from './tally-event.ts';

type Sized<Row> = Row & { readonly sizeClass: number };

/** The sums of events of this size and larger. */
export function addSizes(
  figures: {
    readonly cells: readonly Sized<MetaCell>[];
    readonly shares: readonly Sized<MetaShare>[];
  },
  least: number,
): MetaTally {
  const shares = new Map<string, MetaShare>();
  for (const { sizeClass, archetype, entries, inCut } of figures.shares) {
    if (sizeClass < least) continue;
    const sum = shares.get(archetype) ?? { archetype, entries: 0, inCut: 0 };
    shares.set(archetype, sum);
    sum.entries += entries;
    sum.inCut += inCut;
  }
  const cells = new Map<string, MetaCell>();
  for (const { sizeClass, a, b, wins, losses, draws } of figures.cells) {
    if (sizeClass < least) continue;
    const key = JSON.stringify([a, b]);
    const sum = cells.get(key) ?? { a, b, wins: 0, losses: 0, draws: 0 };
    cells.set(key, sum);
    sum.wins += wins;
    sum.losses += losses;
    sum.draws += draws;
  }
  return { cells: [...cells.values()], shares: [...shares.values()] };
}
