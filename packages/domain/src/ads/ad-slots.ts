/** ADS-13: after so many cards comes the first slot, and then one every thirty. */
const FIRST_AFTER = 5;
const EVERY = 30;
/** ADS-14 */
const FULL_WIDTH_BELOW = 250;

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
