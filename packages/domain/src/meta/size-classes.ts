/** Events by their number of players: counted apart, added when they are read. */
const UPPER = [16, 32, 64, 128] as const;

export const SIZE_CLASSES = [0, 1, 2, 3, 4] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

export function sizeClassOf(players: number): SizeClass {
  const found = UPPER.findIndex((most) => players <= most);
  return found === -1 ? 4 : (found as SizeClass);
}
