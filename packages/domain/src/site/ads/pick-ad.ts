interface Weighted {
  readonly weight: number;
}

/**
 * One of several, each as often as its weight says.
 * Example: `pickAd([{ weight: 1 }, { weight: 3 }], 0.5)` gives the second.
 * @param chance from 0 up to, not including, 1
 * @internal
 */
export function pickAd<Ad extends Weighted>(ads: readonly Ad[], chance: number): Ad | undefined {
  const total = ads.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance * total;
  for (const ad of ads) {
    left -= ad.weight;
    if (left < 0) return ad;
  }
  return ads.at(-1);
}

/** Slots below each other show different ads, in the order of one draw, as long as there are some. */
export function orderAds<Ad extends Weighted>(
  ads: readonly Ad[],
  chances: readonly number[],
): Ad[] {
  const left = [...ads];
  const ordered: Ad[] = [];
  while (left.length > 0) {
    const picked = pickAd(left, chances[ordered.length] ?? 0);
    if (picked === undefined) break;
    left.splice(left.indexOf(picked), 1);
    ordered.push(picked);
  }
  return ordered;
}
