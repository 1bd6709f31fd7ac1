import type { Field, FieldOdds } from './field-formula.ts';

/** Seats searched to avoid a rematch. */
const NEAR = 8;

export type EventPlan = {
  readonly players: number;
  readonly rounds: number;
  readonly cut: number;
};

/** Simulates whole events, which is exact for small fields. */
export function simulateField(
  field: Field,
  { players, rounds, cut }: EventPlan,
  events: number,
  random: () => number,
): FieldOdds {
  const decks = dealDecks(field.shares, players);
  const entered = field.shares.map(() => 0);
  const [won, made] = [field.shares.map(() => 0), field.shares.map(() => 0)];
  for (let event = 0; event < events; event += 1) {
    const wins = playEvent(field, decks, rounds, random);
    const line = findLine(wins, rounds, cut);
    wins.forEach((count, player) => {
      const deck = decks[player] ?? 0;
      entered[deck] = (entered[deck] ?? 0) + 1;
      won[deck] = (won[deck] ?? 0) + count;
      const isIn = count > line.wins ? 1 : count === line.wins ? line.odds : 0;
      made[deck] = (made[deck] ?? 0) + isIn;
    });
  }
  const per = (sums: readonly number[], by: number): number[] =>
    sums.map((sum, deck) => (entered[deck] ? sum / entered[deck] / by : 0));
  return { winRate: per(won, rounds), cut: per(made, 1) };
}

/**
 * Returns the wins of each player. Players with equal wins are paired at random, avoiding rematches
 * nearby.
 */
function playEvent(
  { matrix }: Field,
  decks: readonly number[],
  rounds: number,
  random: () => number,
): number[] {
  const wins = decks.map(() => 0);
  const met = decks.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = byWins(shuffle(decks.length, random), wins, round);
    for (let seat = 0; seat + 1 < order.length; seat += 2) {
      const a = order[seat] ?? 0;
      const from = findNew(order, seat, met[a] ?? []);
      const b = order[from] ?? 0;
      order[from] = order[seat + 1] ?? 0;
      order[seat + 1] = b;
      met[a]?.push(b);
      met[b]?.push(a);
      const winner = random() < (matrix[decks[a] ?? 0]?.[decks[b] ?? 0] ?? 0.5) ? a : b;
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
  }
  return wins;
}

/** Sorts by wins; ties stay in random order. */
function byWins(lots: readonly number[], wins: readonly number[], rounds: number): number[] {
  const levels = Array.from({ length: rounds + 1 }, (): number[] => []);
  for (const player of lots) levels[rounds - (wins[player] ?? 0)]?.push(player);
  return levels.flat();
}

/** Returns the nearest seat with a new opponent, else the next seat. */
function findNew(order: readonly number[], seat: number, met: readonly number[]): number {
  const last = Math.min(order.length, seat + NEAR);
  for (let from = seat + 1; from < last; from += 1) {
    if (!met.includes(order[from] ?? -1)) return from;
  }
  return seat + 1;
}

/** Returns the wins at the cut and the chance of players with that many. */
function findLine(
  wins: readonly number[],
  rounds: number,
  cut: number,
): { wins: number; odds: number } {
  let places = cut;
  for (let count = rounds; count >= 0; count -= 1) {
    const level = wins.filter((own) => own === count).length;
    if (level > places) return { wins: count, odds: places / level };
    places -= level;
  }
  return { wins: -1, odds: 1 };
}

/** Distributes players to decks by the largest remainder. */
function dealDecks(shares: readonly number[], players: number): number[] {
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

/** Shuffles the numbers below `count`. */
function shuffle(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}
