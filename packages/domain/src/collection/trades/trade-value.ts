export type SideValue = {
  /** Of the copies that have a price. */
  readonly value: number;
  /** Copies without one. */
  readonly unpriced: number;
};

/** What one side of a trade is worth at today's prices; a guide, nobody pays anything. */
export function valueSide(
  lines: Iterable<{ readonly cardno: string; readonly copies: number }>,
  priceOf: (cardno: string) => number | null | undefined,
): SideValue {
  let [value, unpriced] = [0, 0];
  for (const { cardno, copies } of lines) {
    const price = priceOf(cardno) ?? null;
    if (price === null) unpriced += copies;
    else value += price * copies;
  }
  return { value, unpriced };
}
