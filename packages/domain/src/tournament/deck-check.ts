import { parseCanonicalLines } from '../deck/canonical-text.ts';
import type { DeckLine } from '../deck/deck.ts';

/** Every card of a frozen list, whatever zone it is in; the same card in two zones is two lines. */
export function listZones(
  zones: Readonly<Record<string, string>>,
): (DeckLine & { zone: string })[] {
  return Object.entries(zones).flatMap(([zone, text]) =>
    parseCanonicalLines(text).lines.map((line) => ({ ...line, zone })),
  );
}

/** What was counted against what is on the list; a card that was not touched is as listed. */
export function sumDifferences(
  lines: readonly (DeckLine & { zone: string })[],
  counted: ReadonlyMap<string, number>,
): { listed: number; counted: number; differences: number } {
  const sums = { listed: 0, counted: 0, differences: 0 };
  for (const { zone, cardno, quantity } of lines) {
    const found = counted.get(`${zone}/${cardno}`) ?? quantity;
    sums.listed += quantity;
    sums.counted += found;
    if (found !== quantity) sums.differences += 1;
  }
  return sums;
}
