/** As many tabs of one browser as anybody opens; each is a desk of its own. */
export const DESK_SLOTS = 6;

/** What holds a slot: nobody else has it until it is let go, or the tab closes. */
export interface HeldSlot {
  readonly slot: number;
  readonly release: () => void;
}

/** Takes one slot if no other tab has it. Without locks every tab believes to be the first. */
export async function takeSlot(name: string, slot: number): Promise<HeldSlot | null> {
  if (!('locks' in navigator)) return { slot, release: () => {} };
  return new Promise((answer, fail) => {
    navigator.locks
      .request(`${name}/${slot}`, { ifAvailable: true }, async (lock) => {
        if (lock === null) {
          answer(null);
          return;
        }
        const { promise, resolve } = Promise.withResolvers<void>();
        answer({ slot, release: resolve });
        await promise;
      })
      .catch(fail);
  });
}

/** The first that is free; the last is shared rather than refused. */
export async function takeFreeSlot(name: string): Promise<HeldSlot> {
  for (let slot = 0; slot < DESK_SLOTS; slot++) {
    const held = await takeSlot(name, slot);
    if (held) return held;
  }
  return { slot: DESK_SLOTS - 1, release: () => {} };
}
