/** Copies of a member that are not free. */
export type Claims = {
  /** Copies in sleeved decks, by original id, because a deck counts every printing. */
  readonly sleeved: Readonly<Record<string, number>>;
  /** Copies promised in open trades, by card number. */
  readonly promised: Readonly<Record<string, number>>;
};

export type PrintingCopies = { readonly cardno: string; readonly count: number };

export const NO_CLAIMS: Claims = { sleeved: {}, promised: {} };

/** Claims plus the copies in other collections than the first. */
export type OwnClaims = Claims & { readonly elsewhere: Readonly<Record<string, number>> };

/**
 * Returns the free copies: owned, minus copies in sleeved decks and open trades. `printings` are
 * all the member's printings of one card.
 */
export function countFree(
  printings: readonly PrintingCopies[],
  originalid: string,
  claims: Claims,
): number {
  const left = printings.reduce((sum, printing) => sum + countUnpromised(printing, claims), 0);
  return Math.max(0, left - copiesOf(claims.sleeved, originalid));
}

/** A promise is for one printing and cannot be met by another. */
export function countUnpromised({ cardno, count }: PrintingCopies, { promised }: Claims): number {
  return Math.max(0, count - copiesOf(promised, cardno));
}

/** An owned printing with its original id. */
export type OwnedOriginal = PrintingCopies & { readonly originalid: string };

/** Returns the free copies of each printing, ignoring requests for other printings. */
export function countFreePrintings(
  owned: readonly OwnedOriginal[],
  claims: Claims,
): Record<string, number> {
  const byOriginal = Map.groupBy(owned, ({ originalid }) => originalid);
  const free = [...byOriginal].flatMap(([originalid, printings]) => {
    const all = countFree(printings, originalid, claims);
    return printings.map((one) => [one.cardno, Math.min(all, countUnpromised(one, claims))]);
  });
  return Object.fromEntries(free);
}

/**
 * Returns the numbers with fewer free copies than requested, alone or together with other
 * printings.
 */
export function listUnfree(
  wanted: Readonly<Record<string, number>>,
  owned: readonly OwnedOriginal[],
  claims: Claims,
): string[] {
  const free = countFreePrintings(owned, claims);
  const originalOf = new Map(owned.map(({ cardno, originalid }) => [cardno, originalid]));
  const byOriginal = Map.groupBy(owned, ({ originalid }) => originalid);
  const isShort = (cardno: string): boolean => {
    const original = originalOf.get(cardno);
    if (original === undefined || copiesOf(free, cardno) < copiesOf(wanted, cardno)) return true;
    const printings = byOriginal.get(original) ?? [];
    const asked = printings.reduce((sum, one) => sum + copiesOf(wanted, one.cardno), 0);
    return countFree(printings, original, claims) < asked;
  };
  return Object.keys(wanted).filter(isShort);
}

/** Adds up copies by card number over this and the other collections. */
export function countAll(
  entries: ReadonlyMap<string, { readonly count: number }>,
  elsewhere: Readonly<Record<string, number>>,
): Map<string, number> {
  const all = new Map(Object.entries(elsewhere));
  for (const [cardno, { count }] of entries) all.set(cardno, (all.get(cardno) ?? 0) + count);
  return all;
}

/** The key comes from a request and must not reach Object.prototype. */
export function copiesOf(cards: Readonly<Record<string, number>>, key: string): number {
  return Object.hasOwn(cards, key) ? (cards[key] ?? 0) : 0;
}
