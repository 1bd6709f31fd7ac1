/** Whole percent, from 0 to 100 and never above; nothing asked for is complete. */
export function toCompletion(have: number, needed: number): number {
  if (needed <= 0) return 100;
  return Math.max(0, Math.min(100, Math.floor((have / needed) * 100)));
}
