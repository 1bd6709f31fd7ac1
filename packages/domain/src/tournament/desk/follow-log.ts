import type { Entry } from '../../tournaments/desk/command.ts';
import type { Desk } from '../../tournaments/desk/desk.ts';
import { replay, takeEntry } from './replay.ts';

/** A desk after further lines of its log; the given one is used up. */
export function followLog(desk: Desk, further: readonly Entry[]): Desk {
  const fresh = further.filter(({ id }) => !desk.byId.has(id));
  if (fresh.some(({ command }) => command.kind === 'undo'))
    return replay([...desk.entries, ...fresh]);
  for (const entry of fresh) takeEntry(desk, entry);
  return desk;
}
