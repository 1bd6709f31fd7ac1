import type { MetaCell, MetaShare, MetaTally } from './tally-event.ts';

/** Event sizes are counted separately and added when read. */
const UPPER = [16, 32, 64, 128] as const;

const SIZE_CLASSES = [0, 1, 2, 3, 4] as const;

export type SizeClass = (typeof SIZE_CLASSES)[number];

type Sized<Row> = Row & { readonly sizeClass: number };

/** Adds up events of this size and larger. */
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

export function sizeClassOf(players: number): SizeClass {
  const found = UPPER.findIndex((most) => players <= most);
  return found === -1 ? 4 : (found as SizeClass);
}
