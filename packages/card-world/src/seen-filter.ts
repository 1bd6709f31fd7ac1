import { hashText } from './random.ts';

/** Remembers what was made, in memory that does not grow with the number of things. */
export interface SeenFilter {
  has(text: string): boolean;
  add(text: string): void;
}

const BITS_PER_ITEM = 64;
const SMALLEST = 2 ** 16;

/**
 * One bit per text. It may take a new text for an old one (then the caller draws again), but never
 * the other way round, so whatever passes it is unique in the world.
 */
export function createSeenFilter(items: number): SeenFilter {
  const bits = 2 ** Math.ceil(Math.log2(Math.max(SMALLEST, items * BITS_PER_ITEM)));
  const words = new Uint32Array(bits / 32);
  const place = (text: string): [number, number] => {
    const bit = hashText(text) & (bits - 1);
    return [bit >>> 5, 1 << (bit & 31)];
  };
  return {
    has: (text) => {
      const [word, mask] = place(text);
      return ((words[word] ?? 0) & mask) !== 0;
    },
    add: (text) => {
      const [word, mask] = place(text);
      words[word] = (words[word] ?? 0) | mask;
    },
  };
}
