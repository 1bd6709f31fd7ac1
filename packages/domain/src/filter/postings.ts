/** For each key its positions, in two typed arrays. */
export interface Postings {
  /** The positions of key k are from `starts[k]` to `starts[k + 1]`. */
  readonly starts: Uint32Array;
  readonly positions: Uint32Array;
}

/** Collects keys in ascending position and inverts them at the end. */
export interface PostingsBuilder {
  /** Duplicate keys at one position count once. */
  add(key: number, position: number): void;
  build(keys: number): Postings;
}

export function createPostingsBuilder(): PostingsBuilder {
  let keys = new Uint32Array(1 << 12);
  let places = new Uint32Array(1 << 12);
  let length = 0;
  // Last position added per key, plus one.
  let last = new Uint32Array(1 << 12);
  return {
    add(key, position) {
      if (key >= last.length) last = grow(last, key + 1);
      if (last[key] === position + 1) return;
      last[key] = position + 1;
      if (length === keys.length) {
        keys = grow(keys, length + 1);
        places = grow(places, length + 1);
      }
      keys[length] = key;
      places[length] = position;
      length += 1;
    },
    build: (count) => toPostings(keys.subarray(0, length), places, count),
  };
}

/** Stable counting sort: positions stay ascending within a key. */
function toPostings(keys: Uint32Array, places: Uint32Array, count: number): Postings {
  const starts = new Uint32Array(count + 1);
  for (let index = 0; index < keys.length; index += 1) {
    const after = (keys[index] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let key = 0; key < count; key += 1) {
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  }
  const next = starts.slice();
  const positions = new Uint32Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0;
    const place = next[key] ?? 0;
    positions[place] = places[index] ?? 0;
    next[key] = place + 1;
  }
  return { starts, positions };
}

function grow(from: Uint32Array, least: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(Math.max(from.length * 2, least));
  grown.set(from);
  return grown;
}
