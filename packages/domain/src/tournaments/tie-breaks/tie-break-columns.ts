import type { TournamentPlayer } from '../played.ts';
import type { Scoring, TieBreak } from '../structure.ts';
import { type Column, meanOverOpponents, toColumn, type Share } from './column.ts';
import type { PlayerRecord } from './player-record.ts';

const THOUSAND = 1000;

const isLess = (one: Share, other: Share): boolean => one[0] * other[1] < other[0] * one[1];

/** Tie-breaks with a number per player; head to head has none. */
export type CountedTieBreak = Exclude<TieBreak, 'headToHead'>;

/** Returns a function for tie-break columns, which caches shared ones. */
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

/** Twice the points of beaten opponents plus the points of drawn ones. */
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

/** Returns the share of possible match points won, without byes. */
function toMatchShare({ played }: PlayerRecord, scoring: Scoring): Share {
  const { matches, points, wins, draws } = played;
  const share: Share =
    scoring.shareBy === 'points'
      ? [points, scoring.win * matches]
      : [2 * wins + draws, 2 * matches];
  return raise(share, scoring);
}

/** Returns a player's share as an opponent; reduced for early drops if configured. */
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

/** Raises a share to the floor; 0 of 0 stays 0. */
function raise([over, under]: Share, { floor }: Scoring): Share {
  const share: Share = under === 0 ? [0, 1] : [over, under];
  return floor !== null && isLess(share, [floor, THOUSAND]) ? [floor, THOUSAND] : share;
}
