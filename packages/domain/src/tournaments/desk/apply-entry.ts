import type { CommandKind, Entry } from './command.ts';
import type { Desk } from './desk.ts';
import { replayChecked, takeEntry } from './replay.ts';
import type { Refusal } from './refusal.ts';

/** Null: done, now or before. A gap is no answer: what is missing has to come first. */
export type Verdict = Refusal | 'GAP' | null;

/** From this many entries on, a log takes only what ends the event and corrects its results. */
export const LOG_MAX = 100_000;
/** From this many on, it takes only the end, so that even corrections cannot grow it for ever. */
export const LOG_END = LOG_MAX + 20_000;

const AT_MAX: readonly CommandKind[] = ['report', 'result', 'settle', 'penalty', 'undo', 'finish'];
const NOT_UNDOABLE: readonly CommandKind[] = ['start', 'enter', 'report', 'undo', 'denied'];

/** Adds an entry to a desk, in place. The same entry may come as often as it likes. */
export function applyEntry(desk: Desk, entry: Entry): Verdict {
  const known = desk.byId.get(entry.id);
  if (known) return known.command.kind === 'denied' ? known.command.why : null;
  if (entry.count > (desk.next.get(entry.device) ?? 1)) return 'GAP';
  if (isFullFor(desk, entry.command.kind)) return 'LOG_FULL';
  return entry.command.kind === 'undo'
    ? undo(desk, entry, entry.command.of)
    : takeEntry(desk, entry);
}

function isFullFor({ entries: { length } }: Desk, kind: CommandKind): boolean {
  if (length >= LOG_END) return kind !== 'finish';
  return length >= LOG_MAX && !AT_MAX.includes(kind);
}

/** Only what nothing later stands on can be undone. */
function undo(desk: Desk, entry: Entry, of: string): Refusal | null {
  const undone = desk.byId.get(of);
  if (!undone) return 'NO_SUCH_ENTRY';
  if (NOT_UNDOABLE.includes(undone.command.kind) || desk.undone.has(of)) return 'NOT_UNDOABLE';
  if (desk.finished && undone.command.kind !== 'finish') return 'FINISHED';
  const { desk: without, isWhole } = replayChecked([...desk.entries, entry]);
  if (!isWhole) return 'UNDO_TOO_LATE';
  Object.assign(desk, without);
  return null;
}
