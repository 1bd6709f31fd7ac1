import type { TieBreak } from '../../tournaments/structure.ts';
import type { Column } from '../../tournaments/tie-breaks/column.ts';
import { splitByMeetings } from './head-to-head.ts';
import type { PlayerRecord } from '../../tournaments/tie-breaks/player-record.ts';
import type { CountedTieBreak } from '../../tournaments/tie-breaks/tie-break-columns.ts';

export type Criterion = 'points' | TieBreak;

/** Players who are equal by everything so far, and what put them below the block above. */
export type Block = { readonly members: readonly number[]; readonly below: Criterion | null };

/** Splits by the points, then by each tie-break in turn. */
export function rankPlayers(
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
