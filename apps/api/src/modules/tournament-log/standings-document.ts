import type { StandingsRow } from '@deckframe/domain/tournament/tie-breaks/compute-standings';

export type StoredStandings = {
  rows: (Omit<StandingsRow, 'values'> & {
    values: { kind: StandingsRow['values'][number]['kind']; shown: string }[];
  })[];
};

/** As it is stored and shown: fractions are written out. */
export const toStandingsDocument = (rows: readonly StandingsRow[]): StoredStandings => ({
  rows: rows.map((row) => ({
    ...row,
    values: row.values.map(({ kind, shown }) => ({ kind, shown })),
  })),
});
