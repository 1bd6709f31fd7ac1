import { createPostingsBuilder } from './postings.ts';
import type { TextScan } from './text-scan.ts';

/**
 * As a text scan, for long texts without spaces: looks only at those texts that hold the rarest
 * pair of characters of the word.
 */
export function createBigramScan(texts: readonly string[]): TextScan {
  const idByPair = new Map<number, number>();
  const builder = createPostingsBuilder();
  for (const [position, text] of texts.entries()) {
    for (let place = 0; place + 1 < text.length; place += 1) {
      const pair = pairAt(text, place);
      let id = idByPair.get(pair);
      if (id === undefined) idByPair.set(pair, (id = idByPair.size));
      builder.add(id, position);
    }
  }
  const { starts, positions } = builder.build(idByPair.size);

  const findRarest = (word: string): { start: number; end: number } => {
    let rarest = { start: 0, end: texts.length };
    for (let place = 0; place + 1 < word.length; place += 1) {
      const id = idByPair.get(pairAt(word, place));
      if (id === undefined) return { start: 0, end: 0 };
      const [start, end] = [starts[id] ?? 0, starts[id + 1] ?? 0];
      if (place === 0 || end - start < rarest.end - rarest.start) rarest = { start, end };
    }
    return rarest;
  };

  return {
    forEachHolding(word, found) {
      const { start, end } = findRarest(word);
      for (let index = start; index < end; index += 1) {
        // A single character has no pair: every text is looked at.
        const position = word.length < 2 ? index : (positions[index] ?? 0);
        if (texts[position]?.includes(word) === true) found(position);
      }
    },
  };
}

function pairAt(text: string, place: number): number {
  return text.charCodeAt(place) * 0x1_0000 + text.charCodeAt(place + 1);
}
