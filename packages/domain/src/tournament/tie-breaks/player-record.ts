import { countMissedRounds } from '../missed-rounds.ts';
import type { Games } from '../match-result.ts';
import {
  outcomeFor,
  type SideOutcome,
  type TournamentMatch,
  type TournamentPlayer,
} from '../played.ts';
import type { Scoring } from '../structure.ts';

/** What the matches made of a player. Opponents are places in the list of players. */
export type PlayerRecord = {
  points: number;
  /** With byes. */
  wins: number;
  /** Matches against somebody and missed rounds: byes are not in here. */
  played: { matches: number; points: number; wins: number; draws: number };
  games: [number, number, number];
  readonly opponents: number[];
  /** Who was beaten, and who was held to a draw. */
  readonly results: { readonly opponent: number; readonly outcome: SideOutcome }[];
};

/** As usual where three games are played; a bye can tell others. */
const BYE_GAMES: Games = [2, 0, 0];

export function readRecords(
  players: readonly TournamentPlayer[],
  matches: readonly TournamentMatch[],
  scoring: Scoring,
): PlayerRecord[] {
  const missed = countMissedRounds(players, matches);
  const places = new Map(players.map(({ id }, index) => [id, index]));
  const records = players.map(({ id }) => startRecord(missed.get(id) ?? 0, scoring));
  for (const { a, b, result } of matches) {
    const one = places.get(a);
    const other = b === null ? undefined : places.get(b);
    if (one !== undefined && b === null) noteBye(records[one], scoring, result?.games ?? BYE_GAMES);
    if (one === undefined || other === undefined || result === null) continue;
    const [won, lost, drawn] = result.games;
    noteMatch(records[one], scoring, other, outcomeFor(result, 'a'), result.games);
    noteMatch(records[other], scoring, one, outcomeFor(result, 'b'), [lost, won, drawn]);
  }
  return records;
}

function startRecord(missed: number, { loss }: Scoring): PlayerRecord {
  return {
    points: missed * loss,
    wins: 0,
    played: { matches: missed, points: missed * loss, wins: 0, draws: 0 },
    games: [0, 0, 0],
    opponents: [],
    results: [],
  };
}

function noteBye(record: PlayerRecord | undefined, scoring: Scoring, games: Games): void {
  if (!record) return;
  record.points += scoring.win;
  record.wins += 1;
  if (scoring.byeInGames) addGames(record, games);
}

function noteMatch(
  record: PlayerRecord | undefined,
  scoring: Scoring,
  opponent: number,
  outcome: SideOutcome,
  games: Games,
): void {
  if (!record) return;
  const { played } = record;
  record.points += scoring[outcome];
  played.points += scoring[outcome];
  played.matches += 1;
  if (outcome === 'win') {
    record.wins += 1;
    played.wins += 1;
  }
  if (outcome === 'draw') played.draws += 1;
  record.opponents.push(opponent);
  record.results.push({ opponent, outcome });
  addGames(record, games);
}

function addGames(record: PlayerRecord, [won, lost, drawn]: Games): void {
  const { games } = record;
  record.games = [games[0] + won, games[1] + lost, games[2] + drawn];
}
