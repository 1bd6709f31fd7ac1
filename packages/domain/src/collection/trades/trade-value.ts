export type SideValue = {
  /** Total price of the copies that have one. */
  readonly value: number;
  /** Copies without one. */
  readonly unpriced: number;
};

/** Values one side at current prices. It is only a guide. */
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
