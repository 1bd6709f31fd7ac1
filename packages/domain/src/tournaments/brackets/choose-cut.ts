import type { Cut } from '../structure.ts';
import type { StandingsRow } from '../tie-breaks/compute-standings.ts';

/** Returns the players who advance, best first. The next player replaces one who left. */
export function chooseCut(
  rows: readonly StandingsRow[],
  cut: Cut,
  hasLeft: (player: string) => boolean,
): string[] {
  const staying = rows.filter(({ player }) => !hasLeft(player));
  const chosen =
    cut.by === 'rank'
      ? staying.slice(0, cut.size)
      : staying.filter(({ points }) => points >= cut.points);
  return chosen.map(({ player }) => player);
}
