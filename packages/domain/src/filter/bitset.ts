/** A bit per row, 32 rows per word. Bits after the last row are 0. */
export type Bitset = Uint32Array<ArrayBuffer>;

export function createBitset(rows: number): Bitset {
  return new Uint32Array((rows + 31) >>> 5);
}

export function createFullBitset(rows: number): Bitset {
  const bits = createBitset(rows).fill(0xffff_ffff);
  if ((rows & 31) !== 0) bits[bits.length - 1] = 2 ** (rows & 31) - 1;
  return bits;
}

export function addRow(bits: Bitset, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function removeRow(bits: Bitset, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

export function hasRow(bits: Bitset, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Intersects `into` with `other`. */
export function intersect(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word += 1) {
    into[word] = (into[word] ?? 0) & (other[word] ?? 0);
  }
}

/** Removes the bits of `other` from `into`. */
export function takeOut(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word += 1) {
    into[word] = (into[word] ?? 0) & ~(other[word] ?? 0);
  }
}

/** Adds the bits of `other` to `into`. */
export function addAll(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word += 1) {
    into[word] = (into[word] ?? 0) | (other[word] ?? 0);
  }
}

export function isEmptyBitset(bits: Bitset): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
}

export function countRows(bits: Bitset): number {
  let sum = 0;
  for (let word = 0; word < bits.length; word += 1) sum += countOnes(bits[word] ?? 0);
  return sum;
}

/** Writes the set rows in ascending order to `target` and returns their number. */
export function writeRows(bits: Bitset, target: Uint32Array): number {
  let length = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      const lowest = left & -left;
      target[length] = (word << 5) + 31 - Math.clz32(lowest);
      length += 1;
      left ^= lowest;
    }
  }
  return length;
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
