import { hashText } from './random.ts';

/** Remembers generated texts in memory of fixed size. */
export interface SeenFilter {
  has(text: string): boolean;
  add(text: string): void;
}

const BITS_PER_ITEM = 64;
const SMALLEST = 2 ** 16;

/**
 * A Bloom filter. A false positive only causes another draw; there are no false negatives, so
 * accepted texts are unique.
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
