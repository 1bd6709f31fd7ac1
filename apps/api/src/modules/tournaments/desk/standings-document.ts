import type { StandingsRow } from '@deckframe/domain/tournaments/tie-breaks/compute-standings';
import { printFraction } from '@deckframe/domain/tournaments/tie-breaks/tie-break-value';

type Value = { kind: StandingsRow['values'][number]['kind']; shown: string; exact?: string };

export type StoredStandings = { rows: (Omit<StandingsRow, 'values'> & { values: Value[] })[] };

/**
 * Converts standings to the stored form: rounded values, and the exact fraction used for comparing.
 */
export const toStandingsDocument = (rows: readonly StandingsRow[]): StoredStandings => ({
  rows: rows.map((row) => ({
    ...row,
    values: row.values.map((value) => ({
      kind: value.kind,
      shown: value.shown,
      exact: printFraction(value),
    })),
  })),
});
