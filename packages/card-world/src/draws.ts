import type { Random } from './random.ts';
import type { Table } from './world-schema.ts';

const STRATA = 12;

/**
 * Draws from tables with stratification, so that even a small set follows the table: each twelve
 * draws come from twelve different twelfths.
 */
export interface Draws {
  draw(kind: string, table: Table): string | number | boolean | null;
}

/** Parses "3" as a number, "none" as null, and anything else as text. */
function readValue(key: string): string | number | boolean | null {
  if (key === 'none') return null;
  if (key === 'true') return true;
  return /^-?\d+$/.test(key) ? Number(key) : key;
}

interface Wheel {
  keys: string[];
  weights: number[];
  sum: number;
}

/** A table is drawn from thousands of times, so its prepared form is cached. */
const wheels = new WeakMap<Table, Wheel>();

function wheelOf(table: Table): Wheel {
  let wheel = wheels.get(table);
  if (wheel === undefined) {
    const weights = Object.values(table);
    wheel = { keys: Object.keys(table), weights, sum: weights.reduce((a, b) => a + b, 0) };
    wheels.set(table, wheel);
  }
  return wheel;
}

function pickByPoint(table: Table, point: number): string {
  const { keys, weights, sum } = wheelOf(table);
  let rest = point * sum;
  for (let index = 0; index < keys.length; index += 1) {
    rest -= weights[index] ?? 0;
    if (rest < 0) return keys[index] ?? 'none';
  }
  return keys.at(-1) ?? 'none';
}

export function createDraws(random: Random): Draws {
  const waiting = new Map<string, number[]>();
  return {
    draw(kind, table) {
      let strata = waiting.get(kind);
      if (strata === undefined || strata.length === 0) {
        strata = random.shuffle(Array.from({ length: STRATA }, (_, index) => index));
        waiting.set(kind, strata);
      }
      const stratum = strata.pop() ?? 0;
      return readValue(pickByPoint(table, (stratum + random.next()) / STRATA));
    },
  };
}

/** Splits a total into parts by proportion, exactly (largest remainder method). */
export function apportion(proportions: Table, total: number): Table {
  const entries = Object.entries(proportions);
  const sum = entries.reduce((all, [, share]) => all + share, 0);
  const exact = entries.map(([key, share]) => ({
    key,
    share: sum === 0 ? 0 : (share / sum) * total,
  }));
  const parts = Object.fromEntries(exact.map(({ key, share }) => [key, Math.floor(share)]));
  let missing = total - Object.values(parts).reduce((all, part) => all + part, 0);
  for (const { key } of exact.toSorted((a, b) => (b.share % 1) - (a.share % 1))) {
    if (missing <= 0) break;
    parts[key] = (parts[key] ?? 0) + 1;
    missing -= 1;
  }
  return parts;
}
