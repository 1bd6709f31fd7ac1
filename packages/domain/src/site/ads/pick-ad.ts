/** ADS-13: the first slot is after this many cards, then every thirty. */
const FIRST_AFTER = 5;

const EVERY = 30;

/** ADS-14: below this size a slot uses a whole row. */
const FULL_WIDTH_BELOW = 250;

interface Weighted {
  readonly weight: number;
}

/**
 * Picks an ad by weight. Example: `pickAd([{ weight: 1 }, { weight: 3 }], 0.5)` gives the second.
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

/** Shuffles the ads, so that consecutive slots show different ones. */
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

/** Counts slots among the first cards. Example: `countSlots(35)` is 2. */
export function countSlots(cards: number): number {
  return cards < FIRST_AFTER ? 0 : Math.floor((cards - FIRST_AFTER) / EVERY) + 1;
}

/** Counts slots before a grid position. Example: `countSlotsBefore(6)` is 1. */
export function countSlotsBefore(place: number): number {
  return place <= FIRST_AFTER ? 0 : Math.ceil((place - FIRST_AFTER) / (EVERY + 1));
}

/** Example: `isSlotPlace(5)` is true. */
export function isSlotPlace(place: number): boolean {
  return place >= FIRST_AFTER && (place - FIRST_AFTER) % (EVERY + 1) === 0;
}

/** True if a slot uses a whole row. Example: `isFullWidthSlot(2.4)` is true. */
export function isFullWidthSlot(cardSize: number): boolean {
  return cardSize * 100 < FULL_WIDTH_BELOW;
}
