/** ADS-13: after so many cards comes the first slot, and then one every thirty. */
const FIRST_AFTER = 5;

const EVERY = 30;

/** ADS-14 */
const FULL_WIDTH_BELOW = 250;

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

/** Slots among the first so many cards. Example: `countSlots(35)` is 2. */
export function countSlots(cards: number): number {
  return cards < FIRST_AFTER ? 0 : Math.floor((cards - FIRST_AFTER) / EVERY) + 1;
}

/** Slots before a place, where slots take places too. Example: `countSlotsBefore(6)` is 1. */
export function countSlotsBefore(place: number): number {
  return place <= FIRST_AFTER ? 0 : Math.ceil((place - FIRST_AFTER) / (EVERY + 1));
}

/** Example: `isSlotPlace(5)` is true. */
export function isSlotPlace(place: number): boolean {
  return place >= FIRST_AFTER && (place - FIRST_AFTER) % (EVERY + 1) === 0;
}

/** Whether a slot takes a row of its own. Example: `isFullWidthSlot(2.4)` is true. */
export function isFullWidthSlot(cardSize: number): boolean {
  return cardSize * 100 < FULL_WIDTH_BELOW;
}
