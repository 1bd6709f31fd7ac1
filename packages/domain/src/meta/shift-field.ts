/**
 * One share is set and the others give way in proportion; those that are held stay. All together make
 * 1, so where the others cannot give way any more, the share goes no further.
 */
export function shiftField(
  shares: readonly number[],
  moved: number,
  wanted: number,
  isHeld: (deck: number) => boolean,
): number[] {
  const others = shares.map((_, deck) => deck !== moved && !isHeld(deck));
  const fixed = shares.reduce(
    (sum, share, deck) => (deck === moved || others[deck] ? sum : sum + share),
    0,
  );
  const free = others.filter(Boolean).length;
  const own = free === 0 ? 1 - fixed : Math.min(Math.max(0, wanted), 1 - fixed);
  const left = 1 - fixed - own;
  const before = shares.reduce((sum, share, deck) => (others[deck] ? sum + share : sum), 0);
  return shares.map((share, deck) => {
    if (deck === moved) return own;
    if (!others[deck]) return share;
    return before > 0 ? (share / before) * left : left / free;
  });
}
