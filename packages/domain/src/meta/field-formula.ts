/** Expected shares of a field, and win chances of rows against columns. */
export type Field = {
  readonly shares: readonly number[];
  readonly matrix: readonly (readonly number[])[];
};

/** Win rate per round and chance to make the cut, by deck. */
export type FieldOdds = { readonly winRate: readonly number[]; readonly cut: readonly number[] };

/**
 * Computes the limit of a large event: players with equal wins meet. `cutShare` of the players
 * advance; ties at the cut share the remaining places.
 */
export function foreseeField(field: Field, rounds: number, cutShare: number): FieldOdds {
  const { shares, matrix } = field;
  // Share of the field by wins and deck.
  let standing: number[][] = [[...shares]];
  const won = shares.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const next = Array.from({ length: round + 2 }, () => shares.map(() => 0));
    standing.forEach((mix, wins) => {
      const total = mix.reduce((sum, mass) => sum + mass, 0);
      if (total === 0) return;
      mix.forEach((mass, deck) => {
        if (mass === 0) return;
        const row = matrix[deck] ?? [];
        const chance = mix.reduce((sum, met, other) => sum + met * (row[other] ?? 0.5), 0) / total;
        won[deck] = (won[deck] ?? 0) + mass * chance;
        add(next, wins + 1, deck, mass * chance);
        add(next, wins, deck, mass * (1 - chance));
      });
    });
    standing = next;
  }
  return {
    winRate: shares.map((share, deck) => (share > 0 ? (won[deck] ?? 0) / share / rounds : 0)),
    cut: cutOdds(standing, shares, cutShare),
  };
}

function add(next: number[][], wins: number, deck: number, mass: number): void {
  const mix = next[wins];
  if (mix) mix[deck] = (mix[deck] ?? 0) + mass;
}

function cutOdds(
  standing: readonly (readonly number[])[],
  shares: readonly number[],
  cutShare: number,
): number[] {
  const odds = shares.map(() => 0);
  let left = cutShare;
  for (const mix of standing.toReversed()) {
    const total = mix.reduce((sum, mass) => sum + mass, 0);
    if (total === 0) continue;
    const taken = Math.min(1, Math.max(0, left) / total);
    shares.forEach((share, deck) => {
      if (share > 0) odds[deck] = (odds[deck] ?? 0) + (taken * (mix[deck] ?? 0)) / share;
    });
    left -= total * taken;
  }
  return odds;
}
