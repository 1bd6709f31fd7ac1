import { countMissedRounds, type Games } from '../match-result.ts';
import {
  outcomeFor,
  type SideOutcome,
  type TournamentMatch,
  type TournamentPlayer,
} from '../played.ts';
import type { Scoring } from '../structure.ts';

/** A player's results. Opponents are indexes in the list of players. */
export type PlayerRecord = {
  points: number;
  /** Including byes. */
  wins: number;
  /** Matches against opponents and missed rounds, without byes. */
  readonly played: { matches: number; points: number; wins: number; draws: number };
  readonly games: [won: number, lost: number, drawn: number];
  readonly opponents: number[];
  /** Outcome against each opponent. */
  readonly outcomes: SideOutcome[];
  byes: number;
  lastRound: number;
};

/** Games of a bye unless specified. */
const BYE_GAMES: Games = [2, 0, 0];

export function readRecords(
  players: readonly TournamentPlayer[],
  matches: readonly TournamentMatch[],
  scoring: Scoring,
): PlayerRecord[] {
  const places = new Map(players.map(({ id }, index) => [id, index]));
  const records = players.map(startRecord);
  for (const { round, a, b, result } of matches) {
    const one = places.get(a) ?? -1;
    const other = b === null ? -1 : (places.get(b) ?? -1);
    const record = records[one];
    if (record && b === null) noteBye(record, round, scoring, result?.games ?? BYE_GAMES);
    const against = records[other];
    if (!record || !against || result === null) continue;
    const { games } = result;
    noteMatch(record, round, scoring, other, outcomeFor(result, 'a'));
    noteMatch(against, round, scoring, one, outcomeFor(result, 'b'));
    addGames(record, games[0], games[1], games[2]);
    addGames(against, games[1], games[0], games[2]);
  }
  records.forEach((record, index) => addMissed(record, players[index]?.joinedRound ?? 1, scoring));
  return records;
}

const startRecord = (): PlayerRecord => ({
  points: 0,
  wins: 0,
  played: { matches: 0, points: 0, wins: 0, draws: 0 },
  games: [0, 0, 0],
  opponents: [],
  outcomes: [],
  byes: 0,
  lastRound: 0,
});

function noteBye(record: PlayerRecord, round: number, scoring: Scoring, games: Games): void {
  record.points += scoring.win;
  record.wins += 1;
  record.byes += 1;
  record.lastRound = Math.max(record.lastRound, round);
  if (scoring.byeInGames) addGames(record, games[0], games[1], games[2]);
}

function noteMatch(
  record: PlayerRecord,
  round: number,
  scoring: Scoring,
  opponent: number,
  outcome: SideOutcome,
): void {
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
  record.outcomes.push(outcome);
  record.lastRound = Math.max(record.lastRound, round);
}

function addGames({ games }: PlayerRecord, won: number, lost: number, drawn: number): void {
  games[0] += won;
  games[1] += lost;
  games[2] += drawn;
}

/** Missed rounds are losses without an opponent. */
function addMissed(record: PlayerRecord, joinedRound: number, { loss }: Scoring): void {
  const { played } = record;
  const missed = countMissedRounds(joinedRound, played.matches + record.byes, record.lastRound);
  record.points += missed * loss;
  played.points += missed * loss;
  played.matches += missed;
}
