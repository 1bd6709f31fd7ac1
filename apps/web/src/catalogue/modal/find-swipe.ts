interface Point {
  readonly x: number;
  readonly y: number;
}

/** A swipe is this long at least, and clearly sideways. */
const SWIPE_PX = 48;
const SIDEWAYS = 1.5;

/** To the left is the next card, to the right the one before; 0 is no swipe. */
export function findSwipe(from: Point, to: Point): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y) * SIDEWAYS) return 0;
  return x < 0 ? 1 : -1;
}
