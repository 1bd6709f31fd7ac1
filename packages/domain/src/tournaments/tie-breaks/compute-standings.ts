import { deriveSeed, drawOrder } from '../draw.ts';
import type { TournamentMatch, TournamentPlayer } from '../played.ts';
import type { Scoring, TieBreak } from '../structure.ts';
import { readRecords, type PlayerRecord } from './player-record.ts';
import { makeColumns, type CountedTieBreak } from './tie-break-columns.ts';
import { type TieBreakValue, toTieBreakValue } from './tie-break-value.ts';
import type { Column } from './column.ts';

export type StandingsInput = {
  readonly players: readonly TournamentPlayer[];
  /** Of Swiss rounds only. */
  readonly matches: readonly TournamentMatch[];
  readonly scoring: Scoring;
  /** Of the event: the lots of those who stay tied. */
  readonly seed: number;
};

export type StandingsRow = {
  readonly player: string;
  /** Those who are tied share theirs. */
  readonly rank: number;
  readonly points: number;
  /** In the order of the event's tie-breaks. */
  readonly values: readonly TieBreakValue[];
  /** How many others have the same rank. */
  readonly tiedWith: number;
  /** What put them below the row above; null in the first row. */
  readonly decidedBy: Criterion | 'lots' | null;
};

/** Best first. Who was disqualified counts for opponents and has no row. */
export function computeStandings({
  players,
  matches,
  scoring,
  seed,
}: StandingsInput): StandingsRow[] {
  const records = readRecords(players, matches, scoring);
  const columnOf = makeColumns(players, records, scoring);
  const kinds = scoring.tieBreaks.filter((kind) => kind !== 'headToHead');
  const blocks = rankPlayers(listByLots(players, seed), records, scoring.tieBreaks, columnOf);
  const rows: StandingsRow[] = [];
  for (const { members, below } of blocks) {
    const rank = rows.length + 1;
    for (const [index, member] of members.entries()) {
      rows.push({
        player: players[member]?.id ?? '',
        rank,
        points: records[member]?.points ?? 0,
        values: kinds.map((kind) => {
          const { numerators, denominator } = columnOf(kind);
          return toTieBreakValue(kind, numerators[member] ?? 0n, denominator);
        }),
        tiedWith: members.length - 1,
        decidedBy: index === 0 ? below : 'lots',
      });
    }
  }
  return rows;
}

/** The places of all who are ranked, in the order that the lots give them. */
function listByLots(players: readonly TournamentPlayer[], seed: number): number[] {
  const places = new Map(players.map(({ id }, index) => [id, index]));
  const ranked = players.filter(({ disqualified }) => !disqualified).map(({ id }) => id);
  return drawOrder(ranked, deriveSeed(seed, 0)).flatMap((id) => places.get(id) ?? []);
}

type Criterion = 'points' | TieBreak;

/** Players who are equal by everything so far, and what put them below the block above. */
type Block = { readonly members: readonly number[]; readonly below: Criterion | null };

/** Splits by the points, then by each tie-break in turn. */
function rankPlayers(
  members: readonly number[],
  records: readonly PlayerRecord[],
  tieBreaks: readonly TieBreak[],
  columnOf: (kind: CountedTieBreak) => Column,
): Block[] {
  const pointsOf = (player: number): number => records[player]?.points ?? 0;
  let blocks = refine([{ members, below: null }], 'points', (tied) => splitByValue(tied, pointsOf));
  for (const kind of tieBreaks) {
    blocks = refine(blocks, kind, (tied) => {
      if (kind === 'headToHead') return splitByMeetings(tied, records);
      const { numerators } = columnOf(kind);
      return splitByValue(tied, (player) => numerators[player] ?? 0n);
    });
  }
  return blocks;
}

function refine(
  blocks: readonly Block[],
  kind: Criterion,
  split: (tied: readonly number[]) => number[][],
): Block[] {
  return blocks.flatMap((block) =>
    block.members.length < 2
      ? [block]
      : split(block.members).map((members, index) => ({
          members,
          below: index === 0 ? block.below : kind,
        })),
  );
}

function splitByValue(
  tied: readonly number[],
  valueOf: (player: number) => number | bigint,
): number[][] {
  const groups = Map.groupBy(tied, valueOf);
  return [...groups].sort(([one], [other]) => (one > other ? -1 : 1)).map(([, members]) => members);
}

/** Whoever beat all others of a tie comes first, then the same among the rest; else it stays. */
function splitByMeetings(tied: readonly number[], records: readonly PlayerRecord[]): number[][] {
  const inTie = new Set(tied);
  const best = tied.find((player) => {
    const { opponents = [], outcomes = [] } = records[player] ?? {};
    const beaten = new Set(
      opponents.filter((opponent, at) => outcomes[at] === 'win' && inTie.has(opponent)),
    );
    return beaten.size === tied.length - 1;
  });
  if (best === undefined) return [[...tied]];
  const others = tied.filter((player) => player !== best);
  return [[best], ...(others.length > 1 ? splitByMeetings(others, records) : [others])];
}
