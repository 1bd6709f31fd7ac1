import type { Counts, Draw } from '../decks/odds/hypergeometric.ts';

/**
 * What has been seen after one more card. Whatever is left is a shuffled pile, so that the counts
 * seen tell all: states merge, where listing every draw of every hand would not.
 */
export function drawOn(pile: Counts, states: readonly Draw[]): Draw[] {
  const next = new Map<string, { counts: number[]; chance: number }>();
  for (const { counts, chance } of states) {
    const left = pile.reduce((all, size, kind) => all + size - (counts[kind] ?? 0), 0);
    for (let kind = 0; kind < pile.length; kind += 1) {
      const ofKind = (pile[kind] ?? 0) - (counts[kind] ?? 0);
      if (ofKind === 0) continue;
      const seen = counts.with(kind, (counts[kind] ?? 0) + 1);
      const key = seen.join();
      const share = (chance * ofKind) / left;
      const known = next.get(key);
      if (known) known.chance += share;
      else next.set(key, { counts: seen, chance: share });
    }
  }
  return [...next.values()];
}

/** In how many ways `size` cards of a pile can be told by their kinds. */
export function countStates(pile: Counts, size: number): number {
  const ways = Array.from({ length: size + 1 }, (_, sum): number => (sum === 0 ? 1 : 0));
  for (const most of pile) {
    for (let sum = size; sum >= 0; sum -= 1) {
      let all = 0;
      for (let taken = 0; taken <= Math.min(most, sum); taken += 1) all += ways[sum - taken] ?? 0;
      ways[sum] = all;
    }
  }
  return ways[size] ?? 0;
}
