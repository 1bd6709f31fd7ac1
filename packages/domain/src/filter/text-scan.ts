/** Many short texts joined into one, so that one scan searches them all. */
export interface TextScan {
  /** Calls back for each text that contains the word, in ascending order. */
  forEachHolding(word: string, found: (position: number) => void): void;
}

/** Occurs in no text and no word. */
const SEPARATOR = '\n';

export function createTextScan(texts: readonly string[]): TextScan {
  const joined = texts.join(SEPARATOR);
  // starts[n] is the start of text n; the last entry is the total length.
  const starts = new Uint32Array(texts.length + 1);
  for (const [position, text] of texts.entries()) {
    starts[position + 1] = (starts[position] ?? 0) + text.length + 1;
  }

  /** Finds the text at a position after `from`: doubling steps, then bisection. */
  const textAt = (place: number, from: number): number => {
    let low = from;
    let step = 1;
    while (low + step < texts.length && (starts[low + step] ?? 0) <= place) {
      low += step;
      step *= 2;
    }
    let high = Math.min(texts.length - 1, low + step);
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return {
    forEachHolding(word, found) {
      let position = 0;
      let place = joined.indexOf(word);
      while (place >= 0 && position < texts.length) {
        position = textAt(place, position);
        found(position);
        position += 1;
        place = joined.indexOf(word, starts[position] ?? joined.length + 1);
      }
    },
  };
}
