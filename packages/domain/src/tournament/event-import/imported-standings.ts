import type { TieBreak } from '../../tournaments/structure.ts';
import type { ImportedPlayer } from '../../tournaments/event-import/imported-event.ts';

type Row = {
  player: string;
  rank: number;
  points: number;
  values: { kind: TieBreak; shown: string }[];
  tiedWith: number;
  decidedBy: null;
};

/** As standings are stored: places as they were told, nothing computed, no reasons. */
export function toImportedStandings(players: readonly (ImportedPlayer & { id: string })[]): {
  rows: Row[];
} {
  const tellsWins = players.every(({ wins }) => wins !== null);
  const sharing = Map.groupBy(players, ({ place }) => place);
  const rows = players.toSorted((a, b) => a.place - b.place || b.points - a.points);
  return {
    rows: rows.map(({ id, place, points, wins }) => ({
      player: id,
      rank: place,
      points,
      values: tellsWins ? [{ kind: 'wins', shown: String(wins) }] : [],
      tiedWith: (sharing.get(place)?.length ?? 1) - 1,
      decidedBy: null,
    })),
  };
}
