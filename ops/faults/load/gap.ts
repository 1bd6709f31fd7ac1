/** Measures the longest time between two successes. */
export type Gap = { hit(): void; longestMs(): number };

export function measureGap(now: () => number = () => performance.now()): Gap {
  let last = now();
  let longest = 0;
  return {
    hit() {
      const at = now();
      longest = Math.max(longest, at - last);
      last = at;
    },
    // Includes the current gap.
    longestMs: () => Math.round(Math.max(longest, now() - last)),
  };
}
