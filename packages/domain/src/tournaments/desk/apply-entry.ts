import type { CommandKind, Entry } from './command.ts';
import type { Desk } from './desk.ts';
import { replayChecked, takeEntry } from '../../tournament/desk/replay.ts';
import type { Refusal } from './refusal.ts';

/** Null: done, now or before. A gap is no answer: what is missing has to come first. */
export type Verdict = Refusal | 'GAP' | null;

const NOT_UNDOABLE: readonly CommandKind[] = ['start', 'enter', 'report', 'undo', 'denied'];

/** Adds an entry to a desk, in place. The same entry may come as often as it likes. */
export function applyEntry(desk: Desk, entry: Entry): Verdict {
  const known = desk.byId.get(entry.id);
  if (known) return known.command.kind === 'denied' ? known.command.why : null;
  if (entry.count > (desk.next.get(entry.device) ?? 1)) return 'GAP';
  return entry.command.kind === 'undo'
    ? undo(desk, entry, entry.command.of)
    : takeEntry(desk, entry);
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
