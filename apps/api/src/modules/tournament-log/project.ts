import type { Database } from '@deckframe/database/db';
import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import { historyOf } from '@deckframe/domain/tournaments/desk/desk-history';
import { isComplete } from '@deckframe/domain/tournament/desk/find-match';
import { touchedBy } from '@deckframe/domain/tournaments/desk/touched-matches';
import { computeStandings } from '@deckframe/domain/tournament/tie-breaks/compute-standings';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import {
  deleteRound,
  deleteStandings,
  saveMatches,
  saveStandings,
} from '../tournaments/desk/projection-queries.ts';
import { toStandingsDocument } from '../tournaments/desk/standings-document.ts';

/** Brings the rows of matches and standings to what the desk says after these entries. */
export async function project(
  db: Database,
  place: TournamentPlace,
  desk: Desk,
  entries: readonly Entry[],
): Promise<void> {
  const tables = new Map<number, Set<number> | null>();
  for (const { command } of entries) {
    const touched = touchedBy(desk, command);
    if (!touched) continue;
    const known = tables.get(touched.round);
    if (touched.table === null || known === null) tables.set(touched.round, null);
    else tables.set(touched.round, (known ?? new Set()).add(touched.table));
  }
  for (const [number, chosen] of tables) {
    const round = desk.rounds[number - 1];
    if (chosen === null) await deleteRound(db, place, number);
    const matches = round?.matches.filter(({ table }) => chosen?.has(table) ?? true) ?? [];
    if (round) await saveMatches(db, place, { number, phase: round.phase }, matches);
  }
  if (tables.size > 0) await rank(db, place, desk, Math.min(...tables.keys()));
}

/** Standings after each complete Swiss round from the first that changed. */
async function rank(db: Database, place: TournamentPlace, desk: Desk, from: number): Promise<void> {
  for (let number = from; number <= desk.rounds.length; number++) {
    const round = desk.rounds[number - 1];
    if (!round || !isComplete(round)) {
      await deleteStandings(db, place, number);
      return;
    }
    const history = historyOf(desk, number);
    const isSwiss = desk.structure?.phases[round.phase]?.kind === 'swiss';
    if (!history || !isSwiss) continue;
    await saveStandings(db, place, number, toStandingsDocument(computeStandings(history)));
  }
  await deleteStandings(db, place, desk.rounds.length + 1);
}
