interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum length of a swipe. */
const SWIPE_PX = 48;
const SIDEWAYS = 1.5;

/** Returns 1 for the next card, -1 for the previous, 0 for no swipe. */
export function findSwipe(from: Point, to: Point): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y) * SIDEWAYS) return 0;
  return x < 0 ? 1 : -1;
}
