import { deriveSeed, drawOrder } from '../../tournaments/draw.ts';
import type { TournamentMatch, TournamentPlayer } from '../../tournaments/played.ts';
import type { Scoring } from '../../tournaments/structure.ts';
import { readRecords } from '../../tournaments/tie-breaks/player-record.ts';
import { type Criterion, rankPlayers } from './rank-players.ts';
import { makeColumns } from '../../tournaments/tie-breaks/tie-break-columns.ts';
import {
  type TieBreakValue,
  toTieBreakValue,
} from '../../tournaments/tie-breaks/tie-break-value.ts';

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
