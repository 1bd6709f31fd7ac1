import { applyEntry } from './apply-entry.ts';
import type { Entry } from './command.ts';
import type { Desk } from './desk.ts';
import { replay, takeEntry } from './replay.ts';
import type { Refusal } from './refusal.ts';

export type Rebased = {
  readonly desk: Desk;
  /** What this device wants and the server has not answered, in its order. */
  readonly pending: readonly Entry[];
  /** Of these, what could not be done after what is known now. */
  readonly refused: ReadonlyMap<string, Refusal>;
};

/** What a device shows: the log that it knows of, then its own entries that the log lacks. */
export function rebase(log: readonly Entry[], own: readonly Entry[]): Rebased {
  const desk = replay(log);
  const pending = own.filter(({ id }) => !desk.byId.has(id));
  const refused = new Map<string, Refusal>();
  for (const entry of pending) {
    const verdict = applyEntry(desk, entry);
    if (verdict === null) continue;
    if (verdict !== 'GAP') refused.set(entry.id, verdict);
    desk.next.set(entry.device, entry.count + 1);
  }
  return { desk, pending, refused };
}

/** A desk after further lines of its log; the given one is used up. */
export function followLog(desk: Desk, further: readonly Entry[]): Desk {
  const fresh = further.filter(({ id }) => !desk.byId.has(id));
  if (fresh.some(({ command }) => command.kind === 'undo'))
    return replay([...desk.entries, ...fresh]);
  for (const entry of fresh) takeEntry(desk, entry);
  return desk;
}
