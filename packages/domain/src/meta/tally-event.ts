import type { MatchResult } from '../tournaments/match-result.ts';

/** Archetype of lists without one. */
export const OTHER = 'other';

export type PlayedMatch = {
  readonly a: string;
  readonly b: string | null;
  readonly result: MatchResult | null;
};
export type MetaEntry = {
  readonly player: string;
  readonly archetype: string;
  readonly isInCut: boolean;
};

/** Wins and losses of `a` against `b`. A mirror counts its decided matches as wins. */
export type MetaCell = { a: string; b: string; wins: number; losses: number; draws: number };
export type MetaShare = { archetype: string; entries: number; inCut: number };
export type MetaTally = { cells: MetaCell[]; shares: MetaShare[] };

const PLAYED = new Set(['play', 'time']);

/**
 * Tallies one event. Byes, agreed draws, double losses and unplayed matches are skipped. Each pair
 * of archetypes has one cell, in name order.
 */
export function tallyEvent(
  matches: readonly PlayedMatch[],
  entries: readonly MetaEntry[],
): MetaTally {
  const deckOf = new Map(entries.map(({ player, archetype }) => [player, archetype]));
  const cells = new Map<string, MetaCell>();
  for (const { a, b, result } of matches) {
    const [x, y] = [deckOf.get(a), b === null ? undefined : deckOf.get(b)];
    if (x === undefined || y === undefined || result === null || !counts(result)) continue;
    const isTurned = y < x;
    const key = JSON.stringify(isTurned ? [y, x] : [x, y]);
    const cell = cells.get(key) ?? {
      a: isTurned ? y : x,
      b: isTurned ? x : y,
      wins: 0,
      losses: 0,
      draws: 0,
    };
    cells.set(key, cell);
    if (result.outcome === 'draw') cell.draws += 1;
    else if (x === y || (result.outcome === 'a') !== isTurned) cell.wins += 1;
    else cell.losses += 1;
  }
  return { cells: [...cells.values()], shares: tallyShares(entries) };
}

const counts = ({ outcome, end }: MatchResult): boolean =>
  PLAYED.has(end) && (outcome === 'a' || outcome === 'b' || outcome === 'draw');

function tallyShares(entries: readonly MetaEntry[]): MetaShare[] {
  const shares = new Map<string, MetaShare>();
  for (const { archetype, isInCut } of entries) {
    const share = shares.get(archetype) ?? { archetype, entries: 0, inCut: 0 };
    shares.set(archetype, share);
    share.entries += 1;
    if (isInCut) share.inCut += 1;
  }
  return [...shares.values()];
}
