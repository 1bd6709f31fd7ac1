import type { Entry } from '../../tournaments/desk/command.ts';
import { emptyDesk, type Desk } from '../../tournaments/desk/desk.ts';
import type { Refusal } from '../../tournaments/desk/refusal.ts';
import { runCommand } from './run-command.ts';
import { touch } from './touch.ts';

/** The state that a log tells. What it holds was accepted when it came; undone entries are skipped. */
export const replay = (log: readonly Entry[]): Desk => replayChecked(log).desk;

/** Tells also whether every entry still stands once the undone ones are left out. */
export function replayChecked(log: readonly Entry[]): { desk: Desk; isWhole: boolean } {
  const desk = emptyDesk();
  for (const { command } of log) if (command.kind === 'undo') desk.undone.add(command.of);
  let isWhole = true;
  for (const entry of log) {
    if (desk.byId.has(entry.id)) continue;
    if (takeEntry(desk, entry) !== null) isWhole = false;
  }
  return { desk, isWhole };
}

/** One entry of a log, in its turn. */
export function takeEntry(desk: Desk, entry: Entry): Refusal | null {
  const { id, command } = entry;
  const isUndone = desk.undone.has(id);
  const refusal = isUndone || command.kind === 'undo' ? null : runCommand(desk, entry);
  if (isUndone) touch(desk, command, entry.device);
  if (command.kind === 'undo') touch(desk, desk.byId.get(command.of)?.command, entry.device);
  if (refusal === null) remember(desk, entry);
  return refusal;
}

function remember(desk: Desk, entry: Entry): void {
  desk.entries.push(entry);
  desk.byId.set(entry.id, entry);
  if (entry.count >= (desk.next.get(entry.device) ?? 1))
    desk.next.set(entry.device, entry.count + 1);
}
