/** What is expected to be played, and the chance of each deck against each; rows beat columns. */
export type Field = {
  readonly shares: readonly number[];
  readonly matrix: readonly (readonly number[])[];
};

/** By deck: wins a round, and the odds of ending within the cut. */
export type FieldOdds = { readonly winRate: readonly number[]; readonly cut: readonly number[] };

/**
 * The limit of a large event: whoever has so many wins meets the mix of decks that also stands there.
 * `cutShare` is the part of the players who go on; whoever is level at the line shares what is left.
 */
export function foreseeField(field: Field, rounds: number, cutShare: number): FieldOdds {
  const { shares, matrix } = field;
  // By wins, then by deck: how much of the whole field stands there.
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
