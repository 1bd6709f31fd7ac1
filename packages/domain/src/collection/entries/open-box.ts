export type BoxPull = {
  readonly id: number;
  readonly cardno: string;
  /** Whether it was the member's first copy. */
  readonly isNew: boolean;
};

export type BoxSummary = {
  readonly copies: number;
  readonly different: number;
  readonly fresh: number;
  /** Total price of the copies that have one. */
  readonly value: number;
  /** The most valuable card, or null without prices. */
  readonly best: string | null;
};

export function summarizeBox(
  pulls: readonly BoxPull[],
  priceOf: (cardno: string) => number | null | undefined,
): BoxSummary {
  let value = 0;
  let best: { cardno: string; price: number } | null = null;
  for (const { cardno } of pulls) {
    const price = priceOf(cardno) ?? 0;
    value += price;
    if (price > (best?.price ?? 0)) best = { cardno, price };
  }
  return {
    copies: pulls.length,
    different: new Set(pulls.map(({ cardno }) => cardno)).size,
    fresh: pulls.filter(({ isNew }) => isNew).length,
    value,
    best: best?.cardno ?? null,
  };
}
