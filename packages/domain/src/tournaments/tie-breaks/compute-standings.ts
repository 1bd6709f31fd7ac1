import { deriveSeed, drawOrder } from '../draw.ts';
import type { TournamentMatch, TournamentPlayer } from '../played.ts';
import type { Scoring, TieBreak } from '../structure.ts';
import { readRecords, type PlayerRecord } from './player-record.ts';
import { makeColumns, type CountedTieBreak } from './tie-break-columns.ts';
import { type TieBreakValue, toTieBreakValue } from './tie-break-value.ts';
import type { Column } from './column.ts';

export type StandingsInput = {
  readonly players: readonly TournamentPlayer[];
  /** Swiss rounds only. */
  readonly matches: readonly TournamentMatch[];
  readonly scoring: Scoring;
  /** Seed for the lots of tied players. */
  readonly seed: number;
};

export type StandingsRow = {
  readonly player: string;
  /** Tied players share a rank. */
  readonly rank: number;
  readonly points: number;
  /** Values in the order of the tie-breaks. */
  readonly values: readonly TieBreakValue[];
  /** Number of others with the same rank. */
  readonly tiedWith: number;
  /** The tie-break that separated them from the row above; null in the first row. */
  readonly decidedBy: Criterion | 'lots' | null;
};

/** Computes standings, best first. Disqualified players count for opponents and have no row. */
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

/** Returns the players in the order of the lots. */
function listByLots(players: readonly TournamentPlayer[], seed: number): number[] {
  const places = new Map(players.map(({ id }, index) => [id, index]));
  const ranked = players.filter(({ disqualified }) => !disqualified).map(({ id }) => id);
  return drawOrder(ranked, deriveSeed(seed, 0)).flatMap((id) => places.get(id) ?? []);
}

type Criterion = 'points' | TieBreak;

/** Players who are equal so far, and what separated them from the block above. */
type Block = { readonly members: readonly number[]; readonly below: Criterion | null };

/** Splits by points, then by each tie-break. */
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

/** A player who beat all others of a tie comes first, then repeats for the rest. */
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
