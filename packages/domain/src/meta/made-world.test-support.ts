import type { MetaCell } from './tally-event.ts';

export type World = { cells: MetaCell[]; truth: (a: string, b: string) => number; names: string[] };

/** Seeded random numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * Creates decks of different popularity and strength, with matchups that deviate by `spread`
 * points.
 */
export function makeWorld(seed: number, matches: number, spread: number, decks = 20): World {
  const random = seeded(seed);
  const names = Array.from({ length: decks }, (_, at) => `deck ${String(at).padStart(2, '0')}`);
  const strength = names.map(() => normal(random) * 0.15);
  const weight = names.map((_, at) => 1 / (at + 2));
  const total = weight.reduce((sum, one) => sum + one, 0);
  const truth = new Map<string, number>();
  const cells = new Map<string, MetaCell>();
  names.forEach((a, x) => {
    names.forEach((b, y) => {
      if (y <= x) return;
      const logit = (strength[x] ?? 0) - (strength[y] ?? 0) + normal(random) * (spread / 25);
      truth.set(`${a}|${b}`, 1 / (1 + Math.exp(-logit)));
      cells.set(`${a}|${b}`, { a, b, wins: 0, losses: 0, draws: 0 });
    });
  });
  const draw = (): number => {
    let left = random() * total;
    return Math.max(
      0,
      weight.findIndex((one) => (left -= one) < 0),
    );
  };
  for (let match = 0; match < matches; match++) {
    const [x, y] = [draw(), draw()].toSorted((one, other) => one - other);
    const key = `${names[x ?? 0]}|${names[y ?? 0]}`;
    const cell = cells.get(key);
    if (!cell) continue;
    if (random() < (truth.get(key) ?? 0.5)) cell.wins += 1;
    else cell.losses += 1;
  }
  return { cells: [...cells.values()], names, truth: (a, b) => truth.get(`${a}|${b}`) ?? 0.5 };
}
