const RANGE = 2 ** 32;

/** Chance from the browser's own source: a number from 0 up to but not including 1. */
export function drawNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / RANGE;
}
