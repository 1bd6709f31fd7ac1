import { type DeckLine, parseCanonicalLines } from '../decks/deck/deck.ts';

export type CheckLine = DeckLine & { readonly zone: string };
/** By zone and card. An untouched card counts as listed. */
export type Counted = ReadonlyMap<string, number>;

const UNLISTED = 'unlisted';

export const checkKey = ({ zone, cardno }: CheckLine): string => `${zone}/${cardno}`;

/** Lists every card of a frozen list; the same card in two zones is two lines. */
export function listZones(zones: Readonly<Record<string, string>>): CheckLine[] {
  return Object.entries(zones).flatMap(([zone, text]) =>
    parseCanonicalLines(text).lines.map((line) => ({ ...line, zone })),
  );
}

/** Returns the list followed by cards found in the deck but not listed. */
export function withUnlisted(lines: readonly CheckLine[], counted: Counted): CheckLine[] {
  const found = [...counted].flatMap(([key, count]): CheckLine[] => {
    const cardno = key.slice(UNLISTED.length + 1);
    const isUnlisted = count > 0 && key === `${UNLISTED}/${cardno}`;
    return isUnlisted ? [{ zone: UNLISTED, cardno, quantity: 0 }] : [];
  });
  return [...lines, ...found];
}

/** Counts one more copy; a listed card counts where it is listed first. */
export function countOneMore(
  lines: readonly CheckLine[],
  counted: Counted,
  cardno: string,
): Map<string, number> {
  const line = lines.find((one) => one.cardno === cardno) ?? {
    zone: UNLISTED,
    cardno,
    quantity: 0,
  };
  return new Map(counted).set(checkKey(line), countOf(line, counted) + 1);
}

export const countOf = (line: CheckLine, counted: Counted): number =>
  counted.get(checkKey(line)) ?? line.quantity;

/** Compares counted cards with the list. */
export function sumDifferences(
  lines: readonly CheckLine[],
  counted: Counted,
): { listed: number; counted: number; differences: number } {
  const sums = { listed: 0, counted: 0, differences: 0 };
  for (const line of lines) {
    const found = countOf(line, counted);
    sums.listed += line.quantity;
    sums.counted += found;
    if (found !== line.quantity) sums.differences += 1;
  }
  return sums;
}

/** Prints differences for a penalty note: `-1 A-1, +1 B-2`. */
export function printDifferences(lines: readonly CheckLine[], counted: Counted): string {
  return lines
    .map((line) => ({ cardno: line.cardno, by: countOf(line, counted) - line.quantity }))
    .filter(({ by }) => by !== 0)
    .map(({ cardno, by }) => `${by > 0 ? '+' : ''}${by} ${cardno}`)
    .join(', ');
}
