/** Decks of so many players, as near to the shares as whole players allow (largest remainder). */
export function dealDecks(shares: readonly number[], players: number): number[] {
  const counts = shares.map((share) => Math.floor(share * players));
  const rest = shares
    .map((share, deck) => ({ deck, part: (share * players) % 1 }))
    .toSorted((a, b) => b.part - a.part);
  const dealt = counts.reduce((sum, count) => sum + count, 0);
  for (let left = 0; left < players - dealt; left += 1) {
    const deck = rest[left % rest.length]?.deck ?? 0;
    counts[deck] = (counts[deck] ?? 0) + 1;
  }
  return counts.flatMap((count, deck) => Array.from({ length: count }, () => deck));
}

/** The numbers below `count`, by lot. */
export function shuffle(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}
