import type {
  BracketAnswer,
  RoundAnswer,
  StandingsAnswer,
} from '@deckframe/contract/tournaments/tournament-rounds';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../../lib/app-error.ts';
import { listPlayers, type TournamentPlace, type TournamentFacts } from './queries.ts';
import { findStandings, listMatches, type MatchRow } from './projection-queries.ts';
import { readDesk } from './read-desk.ts';
import { toClock } from './service.ts';

type PublicMatch = RoundAnswer['matches'][number];

const toPublicMatch = (row: MatchRow): PublicMatch => ({
  table: row.table_no,
  a: { id: row.a, name: row.a_name ?? '' },
  b: row.b === null ? null : { id: row.b, name: row.b_name ?? '' },
  result: row.result,
  isDisputed: row.is_disputed,
});

export async function readRound(
  db: Database,
  place: TournamentPlace,
  { structure }: TournamentFacts,
  round: number,
): Promise<RoundAnswer> {
  const rows = await listMatches(db, place, { round });
  const [first] = rows;
  if (!first) throw new AppError('NOT_FOUND');
  const { clock, rounds } = await readDesk(db, place, (desk) => ({
    clock: toClock(desk, round),
    rounds: desk.rounds.length,
  }));
  const kind = structure.phases[first.phase]?.kind ?? 'swiss';
  const matches = rows.map(toPublicMatch);
  return { round, rounds: Math.max(rounds, round), phase: first.phase, kind, matches, clock };
}

export async function readStandings(
  db: Database,
  place: TournamentPlace,
  { status }: TournamentFacts,
  round: number | undefined,
): Promise<StandingsAnswer> {
  const found = await findStandings(db, place, round);
  const names = await readNames(db, place);
  const rows = found?.document.rows ?? [];
  return {
    round: found?.round ?? 0,
    isFinal: status === 'finished',
    rows: rows.map((row) => ({
      ...row,
      player: { id: row.player, name: names.get(row.player) ?? '' },
    })),
  };
}

export async function readBracket(
  db: Database,
  place: TournamentPlace,
  { structure }: TournamentFacts,
): Promise<BracketAnswer> {
  const first = structure.phases.findIndex((phase) => phase.kind !== 'swiss');
  const kind = structure.phases[first]?.kind ?? 'swiss';
  if (kind === 'swiss') return { kind: null, seeds: [], rounds: [] };
  const rows = await listMatches(db, place, { fromPhase: first });
  const names = await readNames(db, place);
  const seeds = await readDesk(db, place, (desk) => desk.cuts.get(first) ?? []);
  const rounds = Map.groupBy(rows, ({ round }) => round);
  return {
    kind,
    seeds: seeds.map((id) => ({ id, name: names.get(id) ?? '' })),
    rounds: [...rounds].map(([round, played]) => ({ round, matches: played.map(toPublicMatch) })),
  };
}

async function readNames(db: Database, place: TournamentPlace): Promise<Map<string, string>> {
  const players = await listPlayers(db, place);
  return new Map(players.map(({ id, shown_name }) => [id, shown_name]));
}
