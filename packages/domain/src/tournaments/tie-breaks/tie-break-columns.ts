import type { TournamentPlayer } from '../played.ts';
import type { Scoring, TieBreak } from '../structure.ts';
import { type Column, meanOverOpponents, toColumn, type Share } from './column.ts';
import type { PlayerRecord } from './player-record.ts';

const THOUSAND = 1000;

const isLess = (one: Share, other: Share): boolean => one[0] * other[1] < other[0] * one[1];

/** Tie-breaks that are a number of each player; who beat whom is none. */
export type CountedTieBreak = Exclude<TieBreak, 'headToHead'>;

/** Gives the column of a tie-break; those that others are made of are made once. */
export function makeColumns(
  players: readonly TournamentPlayer[],
  records: readonly PlayerRecord[],
  scoring: Scoring,
): (kind: CountedTieBreak) => Column {
  const made = new Map<CountedTieBreak, Column>();
  const opponents = records.map((record) => record.opponents);
  const whole = (numbers: readonly number[], under = 1): Column =>
    toColumn(numbers.map((number) => [number, under]));
  const make: Record<CountedTieBreak, () => Column> = {
    wins: () => whole(records.map(({ wins }) => wins)),
    late: () => whole(players.map(({ joinedRound }) => (joinedRound > 1 ? 0 : 1))),
    mw: () => toColumn(records.map((record) => toMatchShare(record, scoring))),
    gw: () => toColumn(records.map((record) => toGameShare(record, scoring))),
    omw: () => meanOverOpponents(toColumn(shareOfOpponents(players, records, scoring)), opponents),
    oomw: () => meanOverOpponents(columnOf('omw'), opponents),
    ogw: () => meanOverOpponents(columnOf('gw'), opponents),
    sonnebornBerger: () =>
      whole(
        records.map((record) => countBeaten(record, records)),
        2,
      ),
  };
  const columnOf = (kind: CountedTieBreak): Column => {
    const column = made.get(kind) ?? make[kind]();
    made.set(kind, column);
    return column;
  };
  return columnOf;
}

const shareOfOpponents = (
  players: readonly TournamentPlayer[],
  records: readonly PlayerRecord[],
  scoring: Scoring,
): ReturnType<typeof toOpponentShare>[] =>
  players.flatMap((player, index) => {
    const record = records[index];
    return record ? [toOpponentShare(record, player, scoring)] : [];
  });

/** Twice the points of all who were beaten, and the points of all who were held to a draw. */
function countBeaten(
  { opponents, outcomes }: PlayerRecord,
  records: readonly PlayerRecord[],
): number {
  const worth = { win: 2, draw: 1, loss: 0 };
  return opponents.reduce(
    (sum, opponent, at) => sum + worth[outcomes[at] ?? 'loss'] * (records[opponent]?.points ?? 0),
    0,
  );
}

/** How much of what could be won in matches was won; byes are left out. */
function toMatchShare({ played }: PlayerRecord, scoring: Scoring): Share {
  const { matches, points, wins, draws } = played;
  const share: Share =
    scoring.shareBy === 'points'
      ? [points, scoring.win * matches]
      : [2 * wins + draws, 2 * matches];
  return raise(share, scoring);
}

/** What a player counts for others: less for whoever left early, where the event says so. */
function toOpponentShare(
  record: PlayerRecord,
  { dropped, disqualified }: TournamentPlayer,
  scoring: Scoring,
): Share {
  const share = toMatchShare(record, scoring);
  const { droppedCeiling } = scoring;
  if (droppedCeiling === null || !(dropped || disqualified)) return share;
  return isLess([droppedCeiling, THOUSAND], share) ? [droppedCeiling, THOUSAND] : share;
}

function toGameShare({ games }: PlayerRecord, scoring: Scoring): Share {
  const [won, lost, drawn] = games;
  const all = won + lost + drawn;
  const share: Share =
    scoring.shareBy === 'points'
      ? [scoring.win * won + scoring.draw * drawn, scoring.win * all]
      : [2 * won + drawn, 2 * all];
  return raise(share, scoring);
}

/** To the floor, if there is one; nothing of nothing is nothing. */
function raise([over, under]: Share, { floor }: Scoring): Share {
  const share: Share = under === 0 ? [0, 1] : [over, under];
  return floor !== null && isLess(share, [floor, THOUSAND]) ? [floor, THOUSAND] : share;
}
