import type { BracketMatch } from '@deckframe/domain/tournaments/brackets/read-bracket';

/** A round of a bracket. Byes are empty places. */
export type BracketColumn = {
  readonly stage: BracketMatch['stage'];
  readonly round: number;
  /** Number of rounds after this one; 0 is the final. */
  readonly left: number;
  readonly slots: readonly (BracketMatch | null)[];
};

export type BracketLine = {
  readonly id: BracketMatch['stage'];
  /** True if each match has two sources. */
  readonly isTree: boolean;
  readonly columns: readonly BracketColumn[];
};

/** Splits matches into brackets. */
export function toBracketLines(matches: readonly BracketMatch[]): BracketLine[] {
  const lower = matches.filter(({ stage }) => stage === 'lower');
  if (lower.length === 0) return matches.length === 0 ? [] : [toTree('final', matches)];
  const finals = matches.filter(({ stage, state }) => stage === 'final' && state !== 'notNeeded');
  return [
    toTree(
      'upper',
      matches.filter(({ stage }) => stage === 'upper'),
    ),
    toList('lower', lower),
    toList('final', finals),
  ];
}

function toList(id: BracketLine['id'], matches: readonly BracketMatch[]): BracketLine {
  const rounds = [...Map.groupBy(matches, ({ round }) => round)];
  return {
    id,
    isTree: false,
    columns: rounds.map(([round, slots], index) => ({
      stage: id,
      round,
      left: rounds.length - 1 - index,
      slots,
    })),
  };
}

/** Builds the tree from the final back: each match has two source matches. */
function toTree(id: BracketLine['id'], matches: readonly BracketMatch[]): BracketLine {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const columns: BracketColumn[] = [];
  let slots: (BracketMatch | null)[] = [matches.at(-1) ?? null];
  for (let left = 0; slots.some((slot) => slot !== null); left += 1) {
    const { stage, round } = slots.find((slot) => slot !== null) ?? { stage: id, round: 1 };
    columns.unshift({ stage, round, left, slots });
    slots = slots.flatMap((slot) =>
      (['a', 'b'] as const).map((side) => {
        const source = slot?.[side];
        return (source && 'winnerOf' in source && byId.get(source.winnerOf)) || null;
      }),
    );
  }
  return { id, isTree: true, columns };
}
