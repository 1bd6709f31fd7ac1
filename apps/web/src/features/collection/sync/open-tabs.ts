import { createWriteKey } from '#lib/write/write-key.ts';

/** Names this tab to the others. */
export const TAB = createWriteKey();

const PREFIX = 'deckframe-tab ';
let isHeld = false;

/** The tabs that are open now; each holds a lock of its name for as long as it lives. */
export async function listOpenTabs(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return new Set([TAB]);
  if (!isHeld) {
    isHeld = true;
    void locks.request(PREFIX + TAB, () => new Promise(() => {}));
  }
  const { held = [] } = await locks.query();
  const names = held.flatMap(({ name }) =>
    name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
  );
  return new Set([TAB, ...names]);
}
