/** What takes copies of a member away from everything else. */
export type Claims = {
  /** In decks that are marked as sleeved up, by original id: a deck counts every printing. */
  readonly sleeved: Readonly<Record<string, number>>;
  /** In open trades, by card number. */
  readonly promised: Readonly<Record<string, number>>;
};

export type PrintingCopies = { readonly cardno: string; readonly count: number };

export const NO_CLAIMS: Claims = { sleeved: {}, promised: {} };

/** With what the member has in other collections than the first. */
export type OwnClaims = Claims & { readonly elsewhere: Readonly<Record<string, number>> };

/**
 * The one rule of what is free: owned, without what sleeved decks hold and without what is promised in
 * open trades. `printings` are all that the member has of one card.
 */
export function countFree(
  printings: readonly PrintingCopies[],
  originalid: string,
  claims: Claims,
): number {
  const left = printings.reduce((sum, printing) => sum + countUnpromised(printing, claims), 0);
  return Math.max(0, left - copiesOf(claims.sleeved, originalid));
}

/** A promise names a printing; no other takes its place. */
export function countUnpromised({ cardno, count }: PrintingCopies, { promised }: Claims): number {
  return Math.max(0, count - copiesOf(promised, cardno));
}

/** Printings that a member has, each with what all printings of its card share. */
export type OwnedOriginal = PrintingCopies & { readonly originalid: string };

/** Of each printing by its number, as if nothing else were taken. */
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

/** Numbers of which fewer copies are free than wanted, each alone or together with its like. */
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

/** Copies by card number, in the collection at hand and in the member's others. */
export function countAll(
  entries: ReadonlyMap<string, { readonly count: number }>,
  elsewhere: Readonly<Record<string, number>>,
): Map<string, number> {
  const all = new Map(Object.entries(elsewhere));
  for (const [cardno, { count }] of entries) all.set(cardno, (all.get(cardno) ?? 0) + count);
  return all;
}

/** A number is text of a request: none may lead to what every object has. */
export function copiesOf(cards: Readonly<Record<string, number>>, key: string): number {
  return Object.hasOwn(cards, key) ? (cards[key] ?? 0) : 0;
}
