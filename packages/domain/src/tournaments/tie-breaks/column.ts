/** An exact number per player over a common denominator, so comparisons never round. */
export type Column = { readonly numerators: readonly bigint[]; readonly denominator: bigint };

/** A fraction of small whole numbers. */
export type Share = readonly [over: number, under: number];

export function toColumn(shares: readonly Share[]): Column {
  const common = leastCommonMultiple(shares.map(([, under]) => under));
  return {
    numerators: shares.map(([over, under]) => BigInt(over) * (common / BigInt(under))),
    denominator: common,
  };
}

/** Returns the mean of the opponents' numbers; 0 without opponents. */
export function meanOverOpponents(
  { numerators, denominator }: Column,
  opponents: readonly (readonly number[])[],
): Column {
  const common = leastCommonMultiple(opponents.map(({ length }) => Math.max(1, length)));
  return {
    numerators: opponents.map((list) => {
      let sum = 0n;
      for (const opponent of list) sum += numerators[opponent] ?? 0n;
      return list.length === 0 ? 0n : sum * (common / BigInt(list.length));
    }),
    denominator: denominator * common,
  };
}

function leastCommonMultiple(numbers: readonly number[]): bigint {
  let common = 1n;
  for (const number of new Set(numbers)) {
    common = (common * BigInt(number)) / greatestCommonDivisor(common, BigInt(number));
  }
  return common;
}

export function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
